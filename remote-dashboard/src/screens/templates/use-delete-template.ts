import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { keepProblem } from '../../saved/keep-problem.ts';
import { templateLists, templateQuery } from '../../saved/kept.query.ts';

/** Deletes a template and offers to take that back. */
export function useDeleteTemplate() {
  const { t } = useWords();
  const client = useQueryClient();
  const fail = (error: unknown) =>
    bus.emit(notified, { tone: 'error', text: t(keepProblem(error, 'templates').text) });
  const loadAnew = () => void client.invalidateQueries({ queryKey: templateLists });

  const restoring = useMutation({
    mutationFn: ({ id }: TemplateRow) =>
      call('POST fleet_dashboard/restore_template/{id}', { params: { id } }),
    onSuccess: ({ report_name: name }) =>
      bus.emit(notified, { tone: 'success', text: t('saved.restored', { name }) }),
    onError: fail,
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
    onError: fail,
    onSettled: loadAnew,
  });
}
