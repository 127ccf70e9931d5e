import { keyOf, type ReportRow, rowsByKeys } from '@portal/contract/reports';
import type { ReportInput } from '../report-input.ts';
import { fieldOf, type Side, sidesOf } from '../sides.ts';
import { figuresOrNone, type Groups, noRecords, type ReportFigures } from './report-sums.ts';

/** The values of `grouping("outer", "inner")` for a sum. */
export const levels = { inner: 0, group: 1, total: 3 } as const;

/** The figures of one side for a group, for a row inside it, or for the total. */
export interface Sum extends Record<string, number | string | null> {
  side: Side;
  level: number;
  outer: string | number | null;
  inner: string | null;
  records: number;
}

type Input = Pick<ReportInput, 'definition' | 'rowsBy' | 'sides' | 'always'>;

/** Combines the sides of each group into one row, with the rows inside it. */
export function groupRows(
  input: Input,
  groups: Groups | undefined,
  sums: readonly Sum[],
  textFields: readonly string[],
): ReportFigures {
  const { definition, rowsBy, sides, always } = input;
  const { columns, inner, lead, top, main, shape } = definition;
  const total = sums.find(({ side, level }) => side === 'current' && level === levels.total);
  if (!total) return noRecords;

  const placeOf = ({ level, outer, inner }: Omit<Sum, 'side'>, side: Side) =>
    JSON.stringify([side, level, outer, inner]);
  const byPlace = new Map(sums.map((sum) => [placeOf(sum, sum.side), sum]));
  const shownSides = rowsBy ? sides.filter((side) => side !== 'national') : sides;
  const figuresOf = (current: Sum, of: readonly Side[]) =>
    Object.fromEntries(
      columns.flatMap((column) =>
        sidesOf({ sides: of }, column).map((side) => [
          fieldOf(column.field, side),
          byPlace.get(placeOf(current, side))?.[column.field] ?? null,
        ]),
      ),
    );
  const textsOf = (sum: Sum) =>
    Object.fromEntries(textFields.map((field) => [field, sum[field] ?? null]));

  const rankedBy = rowsBy ? main : (top?.by ?? main);
  const names = rowsBy ? [rowsByKeys[rowsBy]] : [lead.field, keyOf(definition)];
  const nameOf = (sum: Sum) => names.map((name) => sum[name] ?? '').join('\n');
  const isListed = (sum: Sum) =>
    always.some((value) => value === sum.outer) ||
    (sum.records > 0 && (rowsBy !== null || Number(sum[rankedBy]) > 0));
  const ranked = sums
    .filter((sum) => sum.side === 'current' && sum.level === levels.group && isListed(sum))
    .sort((a, b) => byRank(a, b, rankedBy) || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, rowsBy ? undefined : top?.most);
  const innerRows = ({ outer }: Sum): ReportRow[] =>
    sums
      .filter((sum) => sum.side === 'current' && sum.level === levels.inner && sum.outer === outer)
      .filter(({ records }) => records > 0)
      .sort((a, b) => (String(a.inner) < String(b.inner) ? -1 : 1))
      .map((sum) => ({ [inner?.field ?? '']: sum.inner, ...figuresOf(sum, sides) }));
  const totals = figuresOf(total, sides);
  return figuresOrNone(definition, total.records, totals, () =>
    !rowsBy && shape === 'summary'
      ? summaryRows(input, totals)
      : ranked.map((sum) => ({
          ...textsOf(sum),
          ...figuresOf(sum, shownSides),
          ...(groups?.inner && { Rows: innerRows(sum) as never }),
        })),
  );
}

/** Descending; missing values come last. */
function byRank(a: Sum, b: Sum, field: string): number {
  const [one, other] = [a[field], b[field]];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Number(other) - Number(one);
}

const periodTypes = { current: '0', previous: '1', national: '2' } as const;

/** The total again, as one row per side under the plain names of its columns. */
const summaryRows = (
  { definition: { columns, lead }, sides }: Input,
  totals: Readonly<Record<string, number | string | null>>,
): ReportRow[] =>
  sides.map((side) => ({
    [lead.field]: periodTypes[side],
    ...Object.fromEntries(
      columns.map(({ field }) => [field, totals[fieldOf(field, side)] ?? null]),
    ),
  }));
