import type { FindingRow } from '@portal/contract/fleet-surveys';
import { FormDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { CloseForm } from './close.form.tsx';

interface CloseDialogProps {
  /** The last finding to be closed, kept while the dialog closes. */
  readonly finding: FindingRow | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the outcome of a finding. */
export function CloseDialog({ finding, opened, onClose }: CloseDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      opened={opened}
      title={t('work.close.title', { unit: finding?.unit_number ?? '' })}
      onClose={onClose}
    >
      {finding && <CloseForm key={finding.finding_id} finding={finding} />}
    </FormDialog>
  );
}
