import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconAlertTriangle, Text } from '@portal/platform/ui';
import { failureText } from '../failure-text.ts';

interface TemplateGoneProps {
  readonly error: Error;
  readonly canSave: boolean;
  readonly onSaveAs: () => void;
  readonly onRetry: () => void;
}

/** A template that could not be read; one that is deleted can be saved anew from what is shown. */
export function TemplateGone({ error, canSave, onSaveAs, onRetry }: TemplateGoneProps) {
  const { t } = useWords();
  const isGone = isCallFailure(error) && error.code === 'unknown_value';
  return (
    <Alert
      role="alert"
      color="amber"
      title={t(isGone ? 'saved.gone' : 'saved.unread')}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Text size="sm">{t(isGone ? 'saved.gone_text' : failureText(error))}</Text>
      <Group gap="xs" mt="sm">
        {isGone && canSave && (
          <Button size="xs" variant="default" onClick={onSaveAs}>
            {t('saved.as_template')}
          </Button>
        )}
        {!isGone && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('shell:ui.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
