import { useWords } from '@portal/platform/i18n';
import { Button, Group, Loader, Text } from '@portal/platform/ui';
import type { ExportStage } from './use-export.ts';

interface ExportProgressProps {
  readonly stage: ExportStage;
  readonly onCancel: () => void;
}

/** How far an export is that somebody waits for. */
export function ExportProgress({ stage, onCancel }: ExportProgressProps) {
  const { t } = useWords();
  const text =
    stage.kind === 'making'
      ? t('export.making')
      : t('export.drawing', { n: stage.place, of: stage.of });
  return (
    <Group gap="xs" wrap="nowrap">
      <Loader size="xs" aria-hidden />
      <Text size="sm" role="status">
        {text}
      </Text>
      <Button variant="default" size="xs" onClick={onCancel}>
        {t('export.cancel')}
      </Button>
    </Group>
  );
}
