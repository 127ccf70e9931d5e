import type { KeptReport } from '@portal/contract/analysis-reports';
import { bus, notified } from '@portal/platform/bus';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { call } from '../calls.ts';
import { type SavedCopyPrefix, savedCopiesQuery, withReport } from './saved-copies.query.ts';

/** Returns the key of the message that explains why the server refused an action. */
function problemWord(error: unknown): string {
  const code = isCallFailure(error) ? error.code : 'system';
  if (code === 'unknown_value') return 'kept.problem.gone';
  return code === 'limit_reached' ? 'kept.problem.limit_reached' : failureWord(error);
}

/** Returns the actions on saved copies other than opening them. */
export function useSavedCopyActions(prefix: SavedCopyPrefix) {
  const { t } = useWords();
  const client = useQueryClient();
  const query = savedCopiesQuery(prefix);

  const show = (changed: KeptReport) => {
    void client.cancelQueries(query);
    client.setQueryData(query.queryKey, (list) => withReport(list, changed));
  };
  const tell = (error: unknown) =>
    bus.emit(notified, { tone: 'error', text: t(problemWord(error)) });
  const loadAnew = () => void client.invalidateQueries(query);
  const common = { onError: tell, onSettled: loadAnew };

  const cancelling = useMutation({
    mutationFn: ({ id }: KeptReport) =>
      call(`POST ${prefix}/cancel_report/{id}`, { params: { id } }),
    onSuccess: show,
    ...common,
  });
  const running = useMutation({
    mutationFn: ({ id }: KeptReport) => call(`POST ${prefix}/run_report/{id}`, { params: { id } }),
    onSuccess: show,
    ...common,
  });
  const restoring = useMutation({
    mutationFn: ({ id }: KeptReport) =>
      call(`POST ${prefix}/restore_report/{id}`, { params: { id } }),
    onSuccess: ({ report_name: name }) =>
      bus.emit(notified, { tone: 'success', text: t('kept.restored', { name }) }),
    ...common,
  });
  const deleting = useMutation({
    mutationFn: ({ id }: KeptReport) =>
      call(`DELETE ${prefix}/delete_report/{id}`, { params: { id } }),
    onSuccess: (_, report) => {
      client.setQueryData(query.queryKey, (list) => list?.filter(({ id }) => id !== report.id));
      bus.emit(notified, {
        tone: 'success',
        text: t('kept.deleted', { name: report.report_name }),
        action: { label: t('kept.undo'), perform: () => restoring.mutate(report) },
      });
    },
    ...common,
  });

  return {
    show,
    cancel: (report: KeptReport) => cancelling.mutate(report),
    runAgain: (report: KeptReport) => running.mutate(report),
    remove: (report: KeptReport) => deleting.mutate(report),
  };
}
