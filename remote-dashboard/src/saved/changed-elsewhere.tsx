import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconAlertTriangle, Text } from '@portal/platform/ui';

interface ChangedElsewhereProps {
  /** Its current name. */
  readonly name: string;
  /** Whether the view here differs from what was opened, and can be saved. */
  readonly hasOwn: boolean;
  readonly isBusy: boolean;
  readonly onNewest: () => void;
  readonly onSaveAs: () => void;
  readonly onOverwrite: () => void;
}

/**
 * Warns that the template was saved elsewhere after it was opened here, says which version is in
 * the list, and offers the ways to go on.
 */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { name, hasOwn, isBusy, onNewest, onSaveAs, onOverwrite } = props;
  const { t } = useWords();
  return (
    <Alert
      role="alert"
      color="amber"
      title={t('saved.elsewhere.title', { name })}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Text size="sm">{t(hasOwn ? 'saved.elsewhere.text' : 'saved.elsewhere.text_run')}</Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" disabled={isBusy} onClick={onNewest}>
          {t('saved.elsewhere.newest')}
        </Button>
        {hasOwn && (
          <>
            <Button size="xs" variant="default" disabled={isBusy} onClick={onSaveAs}>
              {t('saved.elsewhere.save_as')}
            </Button>
            <Button size="xs" color="red" loading={isBusy} onClick={onOverwrite}>
              {t('saved.elsewhere.overwrite')}
            </Button>
          </>
        )}
      </Group>
    </Alert>
  );
}
