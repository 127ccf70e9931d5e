import { useWords } from '../../i18n/i18n.ts';
import type { UseQueryResult } from '../../query/query.ts';
import { Button, Group, Text } from '../../ui/ui.ts';

interface FailedFieldProps {
  readonly label: string;
  /** Why the options could not be loaded. */
  readonly text: string;
  readonly failed: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** Replaces a field whose options could not be loaded. */
export function FailedField({ label, text, failed }: FailedFieldProps) {
  const { t } = useWords();
  return (
    <Group role="alert" gap="xs">
      <Text size="sm">{`${label}: ${text}`}</Text>
      <Button
        size="compact-sm"
        variant="default"
        loading={failed.isFetching}
        onClick={() => void failed.refetch()}
      >
        {t('shell:ui.retry')}
      </Button>
    </Group>
  );
}
