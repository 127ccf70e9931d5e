import {
  type BarChart,
  comparedFields,
  comparedInRows,
  isWeek,
  numberOf,
  type ShownRow,
} from '@portal/contract/reports';
import { formatDate } from '../../format/format.ts';
import { barsSummary, firstOf } from './bars-summary.ts';
import type { DrawnBars, DrawnFigures, Wording } from './drawn-figures.ts';
import { referencesOf } from './place-references.ts';
import { seriesName } from './series-name.ts';

/** Names that a chart draws of a list without an end; the table has them all. */
const mostDrawn = { names: 10, places: 15 };

/** The name of a row where there is little room: a week is its first day. */
const placeOf = (row: ShownRow) => (isWeek(row) ? formatDate(String(row.values.Date)) : row.lead);

/** What a listener and a reader of the chart call a row: a location by its name too, a dealer by it alone. */
function nameOf(row: ShownRow, { rowsBy }: DrawnFigures): string {
  const name = row.values.Name ?? '';
  if (rowsBy === 'dealer') return String(name || row.lead);
  return rowsBy ? `${row.lead} ${name}`.trim() : row.lead;
}

function drawnRows({ definition, rows, rowsBy }: DrawnFigures): readonly ShownRow[] {
  if (rowsBy) return rows.slice(0, mostDrawn.places);
  return definition.top && !definition.top.most ? rows.slice(0, mostDrawn.names) : rows;
}

/** The rows of a report as bars and lines, comparisons beside their own. */
export function rowBars(figures: DrawnFigures, chart: BarChart, words: Wording): DrawnBars {
  const { definition, rows, compared, rowsBy } = figures;
  const { t } = words;
  const drawn = drawnRows(figures);
  const series = chart.series.flatMap((each) =>
    definition.columns
      .filter(({ field }) => field === each.field)
      .map((column) => ({ ...each, column })),
  );
  const named = rows.map((row) => ({ row, name: nameOf(row, figures) }));
  const inRows = comparedInRows(compared, rowsBy);
  return {
    summary: [
      ...series.map(({ column }) => barsSummary(column, named, figures, words)),
      ...firstOf(drawn, figures, words),
    ].join(' '),
    orientation: chart.orientation,
    stacked: chart.stacked ?? false,
    floor: chart.floor,
    categories: drawn.map((row) => (rowsBy ? nameOf(row, figures) : placeOf(row))),
    series: series.flatMap(({ column, kind, tone, axis = 'start' }) =>
      comparedFields(column, inRows).map(({ field, comparison, format }) => ({
        name: seriesName(t(column.label), comparison, t),
        data: drawn.map(({ values }) => numberOf(values, field)),
        kind,
        tone,
        axis,
        format,
        ...(comparison && { compared: comparison }),
      })),
    ),
    ...(rowsBy && { references: referencesOf(figures, rowsBy, words) }),
  };
}
