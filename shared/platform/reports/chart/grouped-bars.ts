import { comparedFields, type GroupedChart, numberOf } from '@portal/contract/reports';
import type { ChartTone } from '../../charts/charts.ts';
import { firstRowsNote } from './chart-notes.ts';
import { chartSentence } from './chart-sentence.ts';
import type { DrawnBars, DrawnFigures, Wording } from './drawn-figures.ts';
import { seriesName } from './series-name.ts';

/** Colors of the positions, in drawing order. */
const partTones: Readonly<Record<string, ChartTone>> = {
  steer: 'primary',
  drive: 'accent',
  trail: 'stock',
  allpositions: 'total',
  unknown: 'secondary',
};

const order = Object.keys(partTones);

/**
 * Returns bars for one figure of the rows inside each group: a group for each, with a bar for each
 * part.
 */
export function groupedBars(figures: DrawnFigures, chart: GroupedChart, words: Wording): DrawnBars {
  const { definition, compared } = figures;
  const { t } = words;
  const rows = figures.rows.slice(0, chart.most);
  const columns = definition.columns.filter(({ field }) => field === chart.field);
  const parts = new Map(rows.flatMap(({ inner }) => inner.map(({ key, lead }) => [key, lead])));
  const shown = [...parts].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const drawn = rows.flatMap((group) =>
    group.inner.map((row) => ({ row, name: `${group.lead}, ${row.lead}` })),
  );
  const areAll = rows.length === figures.rows.length;
  return {
    summary: chartSentence(figures, words, { of: figures.total, rows: { drawn, areAll } }),
    notes: firstRowsNote(rows, figures, words),
    orientation: 'vertical',
    floor: chart.floor,
    categories: rows.map(({ lead }) => lead),
    series: columns.flatMap((column) =>
      shown.flatMap(([part, name]) =>
        comparedFields(column, compared).map(({ field, comparison, format }) => ({
          name: seriesName(name, comparison, t),
          data: rows.map(({ inner }) => {
            const row = inner.find(({ key }) => key === part);
            return row ? numberOf(row.values, field) : null;
          }),
          kind: 'bar' as const,
          tone: partTones[part] ?? 'secondary',
          format,
          ...(comparison && { compared: comparison }),
        })),
      ),
    ),
  };
}
