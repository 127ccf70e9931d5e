import {
  type BarChart,
  comparedFields,
  comparedInRows,
  isWeek,
  numberOf,
  periodNote,
  type ShownRow,
} from '@portal/contract/reports';
import { formatDate } from '../../format/format.ts';
import { firstRowsNote, hatchedNote } from './chart-notes.ts';
import { chartSentence } from './chart-sentence.ts';
import type { DrawnBars, DrawnFigures, Wording } from './drawn-figures.ts';
import { referencesOf } from './place-references.ts';
import { seriesName } from './series-name.ts';

/** Maximum number of rows that a chart shows of an open-ended list; the table has them all. */
const mostDrawn = { names: 10, places: 15 };

/** Returns the short name of a row: a week is named by its first day. */
const shortNameOf = (row: ShownRow) =>
  isWeek(row) ? formatDate(String(row.values.Date)) : row.lead;

/**
 * Returns the full name of a row in texts and categories: a location has its name added, a dealer
 * only its name.
 */
function nameOf(row: ShownRow, { rowsBy }: DrawnFigures): string {
  const name = row.values.Name ?? '';
  if (rowsBy === 'dealer') return String(name || row.lead);
  return rowsBy ? `${row.lead} ${name}`.trim() : row.lead;
}

function drawnRows({ definition, rows, rowsBy }: DrawnFigures): readonly ShownRow[] {
  if (rowsBy) return rows.slice(0, mostDrawn.places);
  return definition.top && !definition.top.most ? rows.slice(0, mostDrawn.names) : rows;
}

/** Returns the rows of a report as bars and lines, with comparisons beside them. */
export function rowBars(figures: DrawnFigures, chart: BarChart, words: Wording): DrawnBars {
  const { definition, rows, total, compared, rowsBy } = figures;
  const { t } = words;
  const drawn = drawnRows(figures);
  const series = chart.series.flatMap((each) =>
    definition.columns
      .filter(({ field }) => field === each.field)
      .map((column) => ({ ...each, column })),
  );
  const named = drawn.map((row) => ({ row, name: nameOf(row, figures) }));
  const areAll = drawn.length === rows.length;
  const inRows = comparedInRows(compared, rowsBy);
  return {
    summary: chartSentence(figures, words, { of: total, rows: { drawn: named, areAll } }),
    notes: [...hatchedNote(drawn, words), ...firstRowsNote(drawn, figures, words)],
    orientation: chart.orientation,
    stacked: chart.stacked ?? false,
    floor: chart.floor,
    categories: drawn.map((row) => (rowsBy ? nameOf(row, figures) : shortNameOf(row))),
    ...(drawn.some(({ cover }) => cover) && { hatched: drawn.map((row) => periodNote(row, t)) }),
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
