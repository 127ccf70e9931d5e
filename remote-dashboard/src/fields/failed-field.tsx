import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { Button, Group, Text } from '@portal/platform/ui';
import { failureText } from '../failure-text.ts';

interface FailedFieldProps {
  readonly label: string;
  readonly failed: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** In place of a field whose options could not be loaded. */
export function FailedField({ label, failed }: FailedFieldProps) {
  const { t } = useWords();
  return (
    <Group role="alert" gap="xs">
      <Text size="sm">{`${label}: ${t(failureText(failed.error))}`}</Text>
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
