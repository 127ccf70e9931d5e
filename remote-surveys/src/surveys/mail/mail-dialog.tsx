import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { FormDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { MailForm } from './mail.form.tsx';

interface MailDialogProps {
  /** The surveys to choose from; a single one is chosen already. */
  readonly surveys: readonly SurveyRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Mails surveys as files. */
export function MailDialog({ surveys, opened, onClose }: MailDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog opened={opened} title={t('mail.title')} onClose={onClose}>
      <MailForm key={surveys.map(({ survey_id }) => survey_id).join()} surveys={surveys} />
    </FormDialog>
  );
}
