import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { FormDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { MailForm } from './mail.form.tsx';

interface MailDialogProps {
  /** Those that may be chosen; a single one is. */
  readonly surveys: readonly SurveyRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Sends surveys as files. */
export function MailDialog({ surveys, opened, onClose }: MailDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog opened={opened} title={t('mail.title')} onClose={onClose}>
      <MailForm key={surveys.map(({ survey_id }) => survey_id).join()} surveys={surveys} />
    </FormDialog>
  );
}
