import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle } from '@portal/platform/ui';

/** Says that the selection is too long for an address and could not be stored on the server. */
export function StoreFailed() {
  const { t } = useWords();
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {t('wizard.keep_failed')}
    </Alert>
  );
}
