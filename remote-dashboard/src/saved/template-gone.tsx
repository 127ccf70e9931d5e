import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Alert, Button, Group, IconAlertTriangle, Text } from '@portal/platform/ui';
import { failureText } from '../failure-text.ts';
import { templatesPath } from '../paths.ts';

interface TemplateGoneProps {
  readonly error: Error;
  /** Whether the address contains the complete report of the template. */
  readonly canSave: boolean;
  readonly onSaveAs: () => void;
  readonly onRetry: () => void;
}

/**
 * Says that a template could not be read; a deleted one can be saved as a new template from its
 * address.
 */
export function TemplateGone({ error, canSave, onSaveAs, onRetry }: TemplateGoneProps) {
  const { t } = useWords();
  const isGone = isCallFailure(error) && error.code === 'unknown_value';
  const kind = isGone ? (canSave ? 'gone' : 'not_found') : 'unread';
  const ways = {
    gone: (
      <Button size="xs" variant="default" onClick={onSaveAs}>
        {t('saved.as_template')}
      </Button>
    ),
    not_found: (
      <Button size="xs" variant="default" component={Link} to={templatesPath}>
        {t('templates.show_list')}
      </Button>
    ),
    unread: (
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('shell:ui.retry')}
      </Button>
    ),
  };
  return (
    <Alert
      role="alert"
      color="amber"
      title={t(`saved.${kind}`)}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Text size="sm">{kind === 'unread' ? t(failureText(error)) : t(`saved.${kind}_text`)}</Text>
      <Group gap="xs" mt="sm">
        {ways[kind]}
      </Group>
    </Alert>
  );
}
