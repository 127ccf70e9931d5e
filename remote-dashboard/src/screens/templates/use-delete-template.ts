import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useSavedListActions } from '../../lists/use-saved-list-actions.ts';
import { templateQuery } from '../../saved/saved.query.ts';

/** Deletes a template and offers to undo it. */
export function useDeleteTemplate() {
  const { t } = useWords();
  const client = useQueryClient();
  const { tell, loadAnew } = useSavedListActions('templates');

  const restoring = useMutation({
    mutationFn: ({ id }: TemplateRow) =>
      call('POST fleet_dashboard/restore_template/{id}', { params: { id } }),
    onSuccess: ({ report_name: name }) =>
      bus.emit(notified, { tone: 'success', text: t('saved.restored', { name }) }),
    onError: tell,
    onSettled: loadAnew,
  });

  return useMutation({
    mutationFn: ({ id }: TemplateRow) =>
      call('DELETE fleet_dashboard/delete_template/{id}', { params: { id } }),
    onSuccess: (_, row) => {
      client.removeQueries({ queryKey: templateQuery(row.id).queryKey });
      bus.emit(notified, {
        tone: 'success',
        text: t('saved.deleted', { name: row.report_name }),
        action: { label: t('saved.undo'), perform: () => restoring.mutate(row) },
      });
    },
    onError: tell,
    onSettled: loadAnew,
  });
}
