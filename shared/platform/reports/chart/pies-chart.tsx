import {
  numberOf,
  type PieChart as Pie,
  periodLead,
  type ReportDefinition,
  type ShownRow,
} from '@portal/contract/reports';
import { PieChart } from '../../charts/charts.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Select } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import { useIsLocked, useIsReadOnly } from '../report-lock.ts';
import type { OnView } from '../view/report-view.ts';
import { chartSentence } from './chart-sentence.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { piesOf } from './pies-of.ts';

interface PiesChartProps extends DrawnFigures {
  readonly chart: Pie;
  /** Key of the row in the chart; the total is shown if there is no such row. */
  readonly selected: string | null;
  readonly onView: OnView;
}

/** Returns the amount behind a slice's share; null if the slice is only a share. */
function amountOf(
  { slices }: Pie,
  { columns }: ReportDefinition,
  row: ShownRow | null,
  field: string,
  figure: ReturnType<typeof useFigure>,
): string | null {
  const amount = slices.find((slice) => slice.field === field)?.amount;
  const column = columns.find((each) => each.field === amount);
  const value = row && column ? numberOf(row.values, column.field) : null;
  return column && value !== null && amount !== field ? figure(value, column.format) : null;
}

/** Option for the whole range; never the key of a row. */
const whole = 'whole';

/**
 * Shows the parts of the whole range, or of a row that the user selects: a pie for the current
 * figures and one for each comparison.
 */
export function PiesChart(props: PiesChartProps) {
  const { chart, definition, rows, total, compared, selected, onView } = props;
  const { t, wordsLocale: locale } = useWords();
  const figure = useFigure();
  const isLocked = useIsLocked();
  const isRead = useIsReadOnly();
  const row = rows.find(({ key }) => key === selected);
  const of = row ? periodLead(row, t) : t('shell:chart.whole_range');
  const words = { t, locale, figure };
  const drawn = row ?? total;
  const pies = piesOf({ chart, definition, row: drawn, of, compared }, words);
  const summary = chartSentence(props, words, {
    of: drawn,
    ...(row && { name: of }),
    beside: (field) => amountOf(chart, definition, drawn, field, figure),
  });
  return (
    <>
      {!isRead && (
        <Select
          size="sm"
          label={t('shell:chart.shown')}
          data={[
            { value: whole, label: t('shell:chart.whole_range') },
            ...rows.map((each) => ({ value: each.key, label: periodLead(each, t) })),
          ]}
          value={row?.key ?? whole}
          onChange={(key) => onView({ selected: key === whole ? null : key })}
          allowDeselect={false}
          disabled={isLocked}
          searchable
          maw={260}
          mb="sm"
          nothingFoundMessage={t('shell:filter.not_found')}
        />
      )}
      <PieChart title={t(definition.title)} summary={summary} pies={pies} />
    </>
  );
}
