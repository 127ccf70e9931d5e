import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle } from '@portal/platform/ui';

/** Reports whose fleet or dates are lost: says so, above the wizard that asks for them. */
export function NoParameters() {
  const { t } = useWords();
  return (
    <Alert
      role="alert"
      color="amber"
      title={t('desk.no_parameters_title')}
      icon={<IconAlertTriangle aria-hidden />}
    >
      {t('desk.no_parameters_text')}
    </Alert>
  );
}
