import {
  hasFigures,
  isWeek,
  numberOf,
  periodLead,
  type ReportColumn,
  type ReportDefinition,
  type ShownRow,
} from '@portal/contract/reports';
import { formatInteger, formatShare } from '../../format/format.ts';
import { spokenFigure } from './comparison-texts.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

/** A row of the chart with a name that distinguishes it for listeners. */
export interface NamedRow {
  readonly name: string;
  readonly row: ShownRow;
}

interface Point extends NamedRow {
  readonly value: number;
}

/** If more rows than this tie, they are counted instead of named. */
const mostNamed = 3;

const lists = new Map<string, Intl.ListFormat>();

function listOf(names: readonly string[], locale: string): string {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, known);
  return known.format(names);
}

/** Returns the rows that have a value in a column; periods without records are omitted. */
function pointsOf(rows: readonly NamedRow[], column: ReportColumn, definition: ReportDefinition) {
  const fields = definition.columns.map(({ field }) => field);
  return rows.flatMap(({ name, row }): Point[] => {
    const value = numberOf(row.values, column.field);
    return value === null || !hasFigures(row, fields) ? [] : [{ name, row, value }];
  });
}

/** Whether the rows are ranked by the column, so that the last one is not worth a mention. */
const isRanked = ({ top, inner }: ReportDefinition, { field, figure }: ReportColumn) =>
  top?.by === field && 'sum' in figure && !inner;

/** Adds the largest part's share of the whole to its text. */
function withShare(text: string, value: number, whole: number | null, { t, locale }: Wording) {
  if (whole === null || whole <= 0 || value < 0 || value > whole) return text;
  return t('shell:chart.with_share', {
    value: text,
    share: formatShare((value * 100) / whole, locale),
  });
}

/** Returns the lowest value, or null if no value is certain to be the lowest. */
function lowestOf(points: readonly Point[], { figure }: ReportColumn): number | null {
  const isSum = 'sum' in figure;
  // Weeks are cut at the end of their month: a sum over two days is no meaningful low.
  if (isSum && points.some(({ row }) => isWeek(row))) return null;
  const whole = points.filter(({ row }) => !row.cover).map(({ value }) => value);
  const lowest = whole.length > 0 ? Math.min(...whole) : null;
  const isUndercut = points.some(({ row, value }) => row.cover && value <= (lowest ?? value));
  return isUndercut && !isSum ? null : lowest;
}

export interface DrawnRows {
  readonly drawn: readonly NamedRow[];
  /** Whether the chart shows all rows. */
  readonly areAll: boolean;
}

/**
 * Returns texts with the highest and, on request, the lowest value of a column among the rows in
 * the chart. Rows that tie are named together. An incomplete period is never the lowest, nor is the
 * last row of an incomplete list.
 */
export function extremesOf(
  column: ReportColumn,
  { drawn, areAll }: DrawnRows,
  { definition, total }: DrawnFigures,
  words: Wording,
  wantsLowest: boolean,
): string[] {
  const { t, locale } = words;
  const isPeriods = definition.shape === 'periods';
  const isComplete = areAll && definition.top?.most === undefined;
  const points = pointsOf(drawn, column, definition);
  const values = points.map(({ value }) => value);
  const kindOf = (kind: string) => `shell:chart.${kind}${isPeriods ? '' : '_named'}`;
  const namesOf = (some: readonly Point[]) =>
    listOf(
      some.map(({ row, name }) => periodLead({ ...row, lead: name }, t)),
      locale,
    );
  if (points.length === 0 || drawn.length === 1) return [];
  if (points.length === 1) return isComplete ? [t(kindOf('only'), { names: namesOf(points) })] : [];

  const high = Math.max(...values);
  const isSame = values.every((value) => value === high);
  if (isSame)
    return isComplete && points.length === drawn.length ? [t('shell:chart.throughout')] : [];

  const sentence = (kind: 'highest' | 'lowest', value: number, whole: number | null) => {
    const shared = points.filter((point) => point.value === value);
    const text = spokenFigure(value, column.format, words);
    return shared.length > mostNamed
      ? t(`shell:chart.${kind}_many`, {
          value: text,
          n: formatInteger(shared.length),
          all: formatInteger(drawn.length),
        })
      : t(kindOf(kind), {
          names: namesOf(shared),
          value: shared.length === 1 ? withShare(text, value, whole, words) : text,
        });
  };
  const ranked = isRanked(definition, column);
  const whole = ranked && total ? numberOf(total.values, column.field) : null;
  const low = wantsLowest && isComplete && !ranked ? lowestOf(points, column) : null;
  return [
    sentence('highest', high, whole),
    ...(low === null || low === high ? [] : [sentence('lowest', low, null)]),
  ];
}
