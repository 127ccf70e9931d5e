import { type RecordKind, recordColumns } from '@portal/contract/fleet-dashboard';
import type { RecordColumn, RecordsAnswer } from '@portal/contract/reports';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Group, QuietRefresh, Text } from '@portal/platform/ui';
import { useFigure } from '../figures/use-figure.ts';
import type { Taken } from './measures-of.ts';
import type { FigureReport } from './open-figure.ts';

interface RecordsSumProps {
  readonly answer: RecordsAnswer<RecordKind>;
  readonly report: FigureReport;
  readonly taken: Taken;
  readonly isRefreshing: boolean;
}

/** How many records there are on all pages, and what they come to. */
export function RecordsSum({ answer, report, taken, isRefreshing }: RecordsSumProps) {
  const { t } = useWords();
  const figure = useFigure();
  const { measure } = taken;
  const columns: readonly RecordColumn[] = recordColumns[report.definition.records];
  const added = columns.find(({ field }) => field === measure.adds);
  const { total_items: count, sum } = answer;
  const counted = t('records.count', { count, n: formatInteger(count) });
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {added
          ? t('records.sum', {
              records: counted,
              column: t(added.label),
              sum: figure(sum, measure.format),
            })
          : counted}
      </Text>
      <QuietRefresh active={isRefreshing} />
    </Group>
  );
}
