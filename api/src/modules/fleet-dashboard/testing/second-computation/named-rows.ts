import { filterValues, type ReportParameters } from '@portal/contract/fleet-dashboard';
import { sorted } from './arithmetic.ts';
import type { Sides } from './chosen-records.ts';
import {
  type Computation,
  comparedFigures,
  eachSide,
  type Row,
  type RowsDefinition,
  type Texts,
} from './computation.ts';

/** Computes the rows of a report by name, with inner rows if the report has them. */
export function namedRows<Item>(
  computation: Computation<Item>,
  named: RowsDefinition<Item>,
  sides: Sides<readonly Item[]>,
  others: number,
  report: ReportParameters,
) {
  const { texts, most, inner, listsAll, rankedBy } = named;
  const nameOf = (item: Item) => JSON.stringify(texts(item));
  const insideOf = (item: Item) => JSON.stringify(inner?.(item));
  const piles = eachSide(sides, (all) => ({ all, groups: sorted(all, nameOf) }));
  const rowOf = (of: Texts): Row => ({
    ...of,
    ...comparedFigures(computation, piles, others, ({ all, groups }) => {
      const group = groups.get(JSON.stringify(of)) ?? [];
      return { own: group, group, total: all };
    }),
  });
  const innerRowOf = (first: Item): Row => ({
    ...inner?.(first),
    ...comparedFigures(computation, piles, others, ({ all, groups }) => {
      const group = groups.get(nameOf(first)) ?? [];
      const own = group.filter((item) => insideOf(item) === insideOf(first));
      return { own, group, total: all };
    }),
  });
  const innerRows = (group: readonly Item[]) =>
    firstOfEach(computation, group, insideOf)
      .sort((one, other) => (insideOf(one) < insideOf(other) ? -1 : 1))
      .map(innerRowOf);
  const found = firstOfEach(computation, sides.current, nameOf)
    .map((first) => ({ name: nameOf(first), row: rowOf(texts(first)) }))
    .filter(({ row }) => listsAll || Number(row[rankedBy[0] ?? '']) > 0);
  const without = alwaysThere(named, report)
    .map((each) => ({ name: JSON.stringify(each), row: rowOf(each) }))
    .filter(({ name }) => found.every((row) => row.name !== name));
  return [...found, ...without]
    .sort(({ row: one }, { row: other }) => byRank(one, other, named))
    .slice(0, most)
    .map(({ name, row }) => ({
      ...row,
      ...(inner && { Rows: innerRows(piles.current.groups.get(name) ?? []) }),
    }));
}

/** The rows that exist without a record: the values that pass a filter. */
function alwaysThere<Item>({ always }: RowsDefinition<Item>, report: ReportParameters): Texts[] {
  if (!always) return [];
  const chosen: readonly string[] = report[always.filter] ?? [];
  const values = chosen.length > 0 ? chosen : filterValues[always.filter];
  return [...new Set(values)].map((value) => ({ [always.field]: value }));
}

/** The first item of each group that contains a record of the report. */
const firstOfEach = <Item>(
  { counts }: Computation<Item>,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] =>
  [...sorted(items, nameOf).values()].flatMap((pile) =>
    pile.some(counts) ? pile.slice(0, 1) : [],
  );

function byRank<Item>(one: Row, other: Row, { rankedBy, order }: RowsDefinition<Item>): number {
  for (const field of rankedBy) {
    const [a, b] = [one[field] ?? null, other[field] ?? null];
    if (a === b) continue;
    if (a === null || b === null) return a === null ? 1 : -1;
    return Number(b) - Number(a);
  }
  const place = (row: Row) => order.map((field) => row[field] ?? '').join('\n');
  return place(one) < place(other) ? -1 : 1;
}
