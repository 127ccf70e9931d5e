import type { RecordsAnswer } from '@portal/contract/reports';
import { formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Group, QuietRefresh, Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import type { FigureReport } from './open-figure.ts';
import { columnsOf } from './record.columns.ts';
import type { RecordsInView } from './records-in-view.ts';

interface RecordsSumProps {
  readonly answer: RecordsAnswer;
  readonly report: FigureReport;
  readonly looked: RecordsInView;
  readonly isRefreshing: boolean;
}

/** Shows the number of records on all pages and their sum. */
export function RecordsSum({ answer, report, looked, isRefreshing }: RecordsSumProps) {
  const { t } = useWords();
  const figure = useFigure();
  const { measure } = looked.taken;
  // Excluded records have no sum.
  const added =
    looked.leftOut === null && columnsOf(report).find(({ field }) => field === measure.adds);
  const { total_items: count, sum } = answer;
  const counted = t('shell:records.count', { count, n: formatInteger(count) });
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {added
          ? t('shell:records.sum', {
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
