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
import type { DrawnFigures, Wording } from './drawn-figures.ts';
import { spokenFigure } from './moves.ts';

/** A row that is drawn, by a name that a listener can tell from the others'. */
export interface NamedRow {
  readonly name: string;
  readonly row: ShownRow;
}

interface Point extends NamedRow {
  readonly value: number;
}

/** More rows than these share a place are counted. */
const mostNamed = 3;

const lists = new Map<string, Intl.ListFormat>();

function listOf(names: readonly string[], locale: string): string {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, known);
  return known.format(names);
}

/** The rows that a column says something of: periods without a record do not count. */
function pointsOf(rows: readonly NamedRow[], column: ReportColumn, definition: ReportDefinition) {
  const fields = definition.columns.map(({ field }) => field);
  return rows.flatMap(({ name, row }): Point[] => {
    const value = numberOf(row.values, column.field);
    return value === null || !hasFigures(row, fields) ? [] : [{ name, row, value }];
  });
}

/** The names of rows are ranked by the column: the last of them is nothing to speak of. */
const isRanked = ({ top, inner }: ReportDefinition, { field, figure }: ReportColumn) =>
  top?.by === field && 'sum' in figure && !inner;

/** What the greatest part of a whole has of it. */
function withShare(text: string, value: number, whole: number | null, { t, locale }: Wording) {
  if (whole === null || whole <= 0 || value < 0 || value > whole) return text;
  return t('shell:chart.with_share', {
    value: text,
    share: formatShare((value * 100) / whole, locale),
  });
}

/** The lowest of the points that can be called so; null where none can. */
function lowestOf(points: readonly Point[], { figure }: ReportColumn): number | null {
  const isSum = 'sum' in figure;
  // Weeks end with their month: the sum of two days is no low one.
  if (isSum && points.some(({ row }) => isWeek(row))) return null;
  const whole = points.filter(({ row }) => !row.cover).map(({ value }) => value);
  const lowest = whole.length > 0 ? Math.min(...whole) : null;
  const isUndercut = points.some(({ row, value }) => row.cover && value <= (lowest ?? value));
  return isUndercut && !isSum ? null : lowest;
}

export interface DrawnRows {
  readonly drawn: readonly NamedRow[];
  /** There are no other rows than those that are drawn. */
  readonly areAll: boolean;
}

/**
 * Where a column is highest and, asked for, lowest, of the rows that are drawn. Rows that share the
 * place are told together; a period that is not whole is never the lowest, nor is the last of some.
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
