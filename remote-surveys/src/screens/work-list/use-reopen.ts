import type { FindingRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';

/** Reopens a closed finding. */
export function useReopen() {
  const { t } = useWords();
  return useWrite({
    write: ({ finding_id, revision }: FindingRow, client_key) =>
      call('POST fleet_survey/reopen_finding', { body: { finding_id, revision, client_key } }),
    doneText: ({ finding }) => t('work.reopen.done', { unit: finding.unit_number }),
  });
}
