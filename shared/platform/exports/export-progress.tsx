import { useWords } from '../i18n/use-words.ts';
import { Button, Group, Loader, Text } from '../ui/ui.ts';

interface ExportProgressProps {
  /** The current step, as a sentence. */
  readonly stage: string;
  readonly onCancel: () => void;
}

/** Progress of an export that the user waits for. */
export function ExportProgress({ stage, onCancel }: ExportProgressProps) {
  const { t } = useWords();
  return (
    <Group gap="xs" wrap="nowrap">
      <Loader size="xs" aria-hidden />
      <Text size="sm" role="status">
        {stage}
      </Text>
      <Button variant="default" size="xs" onClick={onCancel}>
        {t('shell:export.cancel')}
      </Button>
    </Group>
  );
}
