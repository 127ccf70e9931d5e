import {
  type Comparison,
  comparedFields,
  mainColumn,
  numberOf,
  type ReportAnswer,
  type ReportDefinition,
} from '@portal/contract/reports';
import { addYears, formatDate, formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import type { ReportScope } from '../source/report-source.ts';
import type { ReportView } from '../view/report-view.ts';
import { useOwnAlone } from './use-own-alone.ts';

interface ReportNotesProps {
  readonly definition: ReportDefinition;
  readonly view: Pick<ReportView, 'compared' | 'rowsBy'>;
  readonly dates: ReportScope['dates'];
  readonly answer: ReportAnswer;
}

/**
 * Describes the comparisons: the previous dates and the number of fleets, or why there is no
 * national average.
 */
export function ReportNotes({ definition, view, dates, answer }: ReportNotesProps) {
  const { t } = useWords();
  const figure = useFigure();
  const seesOwnAlone = useOwnAlone();
  if (view.compared.length === 0) return null;

  /** Returns the national average of the total, which rows of locations and dealers lack. */
  const nationalOf = (): string[] => {
    const column = mainColumn(definition);
    const found = comparedFields(column, ['national']).find(({ comparison }) => comparison);
    if (!view.rowsBy || !found) return [];
    const value = answer.total && numberOf(answer.total, found.field);
    return [
      t('shell:chart.of_series', { series: t(column.label), text: figure(value, found.format) }),
    ];
  };
  const notes = view.compared.flatMap((each: Comparison) => {
    if (each === 'previous')
      return t('shell:compare.previous_dates', {
        from: formatDate(addYears(dates.date_from, -1)),
        to: formatDate(addYears(dates.date_to, -1)),
      });
    const { national_accounts: fleets, selected_locations: share } = answer;
    if (fleets === undefined) return t('shell:compare.too_few');
    return [
      t('shell:compare.fleets', { n: formatInteger(fleets) }),
      ...(share
        ? [
            t('shell:compare.share', {
              n: formatInteger(share.chosen),
              of: formatInteger(share.of),
            }),
          ]
        : []),
      ...nationalOf(),
      ...(seesOwnAlone ? [t('shell:compare.all_dealers')] : []),
    ];
  });
  return (
    <Text size="sm" c="dimmed" mb="sm" role="status">
      {notes.join(' · ')}
    </Text>
  );
}
