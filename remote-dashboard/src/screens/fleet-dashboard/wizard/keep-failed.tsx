import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle } from '@portal/platform/ui';

/** What was chosen is too long for an address and could not be kept on the server. */
export function KeepFailed() {
  const { t } = useWords();
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {t('wizard.keep_failed')}
    </Alert>
  );
}
