import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Facts, Group, Stack, Text } from '@portal/platform/ui';

interface ChangedElsewhereProps {
  readonly title: string;
  readonly text: string;
  /** What there is now, by the names of the fields. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody has changed meanwhile what a form changes: what it is now, and which of both stays. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { title, text, facts, onKeepMine, onTakeTheirs } = props;
  const { t } = useWords();
  return (
    <Alert color="amber" role="alert" title={title}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <Facts facts={facts} />
        <Group>
          <Button variant="default" onClick={onTakeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="default" onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
