import type { BarChart, ColumnsChart, GroupedChart } from '@portal/contract/reports';
import { Chart } from '../../charts/charts.ts';
import { useWords } from '../../i18n/i18n.ts';
import { useFigure } from '../figures/use-figure.ts';
import { columnBars } from './column-bars.ts';
import type { DrawnBars, DrawnFigures, Wording } from './drawn-figures.ts';
import { groupedBars } from './grouped-bars.ts';
import { rowBars } from './row-bars.ts';

type Bars = BarChart | GroupedChart | ColumnsChart;

interface BarsChartProps extends DrawnFigures {
  readonly chart: Bars;
}

function barsOf(figures: DrawnFigures, chart: Bars, words: Wording): DrawnBars {
  switch (chart.kind) {
    case 'bars':
      return rowBars(figures, chart, words);
    case 'grouped':
      return groupedBars(figures, chart, words);
    case 'columns':
      return columnBars(figures, chart, words);
  }
}

/** Shows the figures as bars and lines in the server's order, with comparisons beside them. */
export function BarsChart({ chart, ...figures }: BarsChartProps) {
  const { t, wordsLocale: locale } = useWords();
  const figure = useFigure();
  return (
    <Chart
      title={t(figures.definition.title)}
      {...barsOf(figures, chart, { t, locale, figure })}
      valueText={figure}
    />
  );
}
