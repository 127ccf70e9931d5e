import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import {
  type Comparison,
  comparedFields,
  mainColumn,
  numberOf,
  type ReportAnswer,
} from '@portal/contract/reports';
import { addYears, formatDate, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { useFigure } from '../figures/use-figure.ts';
import type { ReportView } from '../figures/view/report-view.ts';
import type { DateRange } from '../selection/selection.ts';
import { useOwnAlone } from '../selection/use-own-alone.ts';

interface ReportNotesProps {
  readonly definition: DashboardReport;
  readonly view: Pick<ReportView, 'compared' | 'rowsBy'>;
  readonly dates: DateRange;
  readonly answer: ReportAnswer;
}

/** What the figures are compared with: the dates before and how many fleets, or why none. */
export function ReportNotes({ definition, view, dates, answer }: ReportNotesProps) {
  const { t } = useWords();
  const figure = useFigure();
  const seesOwnAlone = useOwnAlone();
  if (view.compared.length === 0) return null;

  /** The nation's figure, which rows of locations and dealers lack. */
  const nationalOf = (): string[] => {
    const column = mainColumn(definition);
    const found = comparedFields(column, ['national']).find(({ comparison }) => comparison);
    if (!view.rowsBy || !found) return [];
    const value = answer.total && numberOf(answer.total, found.field);
    return [t('chart.of_series', { series: t(column.label), text: figure(value, found.format) })];
  };
  const notes = view.compared.flatMap((each: Comparison) => {
    if (each === 'previous')
      return t('compare.previous_dates', {
        from: formatDate(addYears(dates.date_from, -1)),
        to: formatDate(addYears(dates.date_to, -1)),
      });
    const fleets = answer.national_accounts;
    if (fleets === undefined) return t('compare.too_few');
    return [
      t('compare.fleets', { n: formatInteger(fleets) }),
      ...nationalOf(),
      ...(seesOwnAlone ? [t('compare.all_dealers')] : []),
    ];
  });
  return (
    <Text size="sm" c="dimmed" mb="sm" role="status">
      {notes.join(' · ')}
    </Text>
  );
}
