import type { FavoriteRow } from '@portal/contract/reports';
import { bus, notified } from '@portal/platform/bus';
import { clientKey, failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { favoriteCall } from '../../calls.ts';
import { favoritesKey } from './favorites.query.ts';

/** Deletes a favorite and offers to take that back, by keeping its address once more. */
export function useDeleteFavorite() {
  const { t } = useWords();
  const client = useQueryClient();
  const loadAnew = () => void client.invalidateQueries({ queryKey: favoritesKey });
  const tell = (error: unknown) =>
    bus.emit(notified, { tone: 'error', text: t(failureWord(error)) });
  const restoring = useMutation({
    mutationFn: ({ name, report_kind, request_url }: FavoriteRow) =>
      favoriteCall('POST fleet-central-v1:favorite_reports/save', {
        body: { name, report_kind, request_url, client_key: clientKey() },
      }),
    onSuccess: ({ name }) =>
      bus.emit(notified, { tone: 'success', text: t('favorite.restored', { name }) }),
    onError: tell,
    onSettled: loadAnew,
  });
  return useMutation({
    mutationFn: ({ id }: FavoriteRow) =>
      favoriteCall('DELETE fleet-central-v1:favorite_reports/delete/{id}', {
        params: { id },
      }).catch((error: unknown) => {
        // Another tab was first.
        if (!isCallFailure(error) || error.code !== 'unknown_value') throw error;
      }),
    onSuccess: (_, row) =>
      bus.emit(notified, {
        tone: 'success',
        text: t('favorite.deleted', { name: row.name }),
        action: { label: t('favorite.undo'), perform: () => restoring.mutate(row) },
      }),
    onError: tell,
    onSettled: loadAnew,
  });
}
