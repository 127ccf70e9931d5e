import type { FavoriteRow, RestoredReport, SavedReport } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { clientKey } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useSavedListActions } from '../../lists/use-saved-list-actions.ts';

/** Returns what of a report can be saved again; null if it is incomplete. */
function savableOf(report: RestoredReport | null): SavedReport | null {
  if (!report || report.reports_parameters.length === 0) return null;
  const { base_parameters: base } = report;
  return base && { ...report, base_parameters: base };
}

/** Deletes a favorite and offers to undo that by saving it again. */
export function useDeleteFavorite() {
  const { t } = useWords();
  const { tell, loadAnew } = useSavedListActions('favorites');

  const restoring = useMutation({
    mutationFn: ({ row, saved }: { row: FavoriteRow; saved: SavedReport | null }) => {
      const { name, report_kind, request_url } = row;
      return call('POST fleet-central-v1:favorite_reports/save', {
        body: {
          name,
          report_kind,
          request_url,
          client_key: clientKey(),
          ...(saved && { saved_report: saved }),
        },
      });
    },
    onSuccess: ({ name }) =>
      bus.emit(notified, { tone: 'success', text: t('saved.restored', { name }) }),
    onError: tell,
    onSettled: loadAnew,
  });

  return useMutation({
    mutationFn: async ({ id }: FavoriteRow) => {
      const params = { id };
      const { saved_report } = await call('GET fleet-central-v1:favorite_reports/get/{id}', {
        params,
      });
      await call('DELETE fleet-central-v1:favorite_reports/delete/{id}', { params });
      return savableOf(saved_report);
    },
    onSuccess: (saved, row) =>
      bus.emit(notified, {
        tone: 'success',
        text: t('saved.deleted', { name: row.name }),
        action: { label: t('saved.undo'), perform: () => restoring.mutate({ row, saved }) },
      }),
    onError: tell,
    onSettled: loadAnew,
  });
}
