import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconAlertTriangle, Text } from '@portal/platform/ui';

interface ChangedElsewhereProps {
  /** What it is called by now. */
  readonly name: string;
  /** What is shown here differs from what was opened and can be saved. */
  readonly hasOwn: boolean;
  readonly isBusy: boolean;
  readonly onNewest: () => void;
  readonly onSaveAs: () => void;
  readonly onOverwrite: () => void;
}

/** A template that somebody has saved since it was opened here: says who wins, and offers the ways on. */
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
