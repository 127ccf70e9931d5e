import type { FavoriteRow } from '@portal/contract/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bus, notified } from '../bus/bus.ts';
import { clientKey, failureWord, isCallFailure } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { favoriteCall, favoritesKey } from './favorites.query.ts';

/** Deletes a favorite and offers undo, which saves its address again. */
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
      bus.emit(notified, { tone: 'success', text: t('shell:favorite.restored', { name }) }),
    onError: tell,
    onSettled: loadAnew,
  });
  return useMutation({
    mutationFn: ({ id }: FavoriteRow) =>
      favoriteCall('DELETE fleet-central-v1:favorite_reports/delete/{id}', {
        params: { id },
      }).catch((error: unknown) => {
        // Already deleted in another tab.
        if (!isCallFailure(error) || error.code !== 'unknown_value') throw error;
      }),
    onSuccess: (_, row) =>
      bus.emit(notified, {
        tone: 'success',
        text: t('shell:favorite.deleted', { name: row.name }),
        action: { label: t('shell:favorite.undo'), perform: () => restoring.mutate(row) },
      }),
    onError: tell,
    onSettled: loadAnew,
  });
}
