import type { LeaseQuoteRow } from '@portal/contract/analysis-reports';
import { bus, notified } from '@portal/platform/bus';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { lease } from './lease.query.ts';

/** Deletes a quote and offers to undo that. */
export function useDeleteQuote() {
  const { t } = useWords();
  const client = useQueryClient();
  const settled = {
    onError: (error: unknown) => bus.emit(notified, { tone: 'error', text: t(failureWord(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey: lease }),
  };
  const restoring = useMutation({
    mutationFn: ({ id }: LeaseQuoteRow) =>
      call('POST leasesales/restore_quote/{id}', { params: { id } }),
    onSuccess: ({ quote_name: name }) =>
      bus.emit(notified, { tone: 'success', text: t('lease.restored', { name }) }),
    ...settled,
  });
  return useMutation({
    mutationFn: ({ id }: LeaseQuoteRow) =>
      call('DELETE leasesales/delete_quote/{id}', { params: { id } }),
    onSuccess: (_, row) =>
      bus.emit(notified, {
        tone: 'success',
        text: t('lease.deleted', { name: row.quote_name }),
        action: { label: t('lease.undo'), perform: () => restoring.mutate(row) },
      }),
    ...settled,
  });
}
