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
import { useIsLocked, useIsRead } from '../report-lock.ts';
import type { OnView } from '../view/report-view.ts';
import { chartSentence } from './chart-sentence.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { piesOf } from './pies-of.ts';

interface PiesChartProps extends DrawnFigures {
  readonly chart: Pie;
  /** Key of the row that is drawn; the whole range when there is no such row. */
  readonly selected: string | null;
  readonly onView: OnView;
}

/** What a slice's share is of; null where the slice is nothing but a share. */
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

/** Never the key of a row. */
const whole = 'whole';

/** The parts of the whole range, or of a row of choice: a pie each for now and what it is compared with. */
export function PiesChart(props: PiesChartProps) {
  const { chart, definition, rows, total, compared, selected, onView } = props;
  const { t, wordsLocale: locale } = useWords();
  const figure = useFigure();
  const isLocked = useIsLocked();
  const isRead = useIsRead();
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
