import { filterValues, type ReportParameters } from '@portal/contract/fleet-dashboard';
import { sorted } from './arithmetic.ts';
import type { Sides } from './chosen-records.ts';
import {
  type Computation,
  compared,
  eachSide,
  type Named,
  type Row,
  type Texts,
} from './computation.ts';

/** Rows of a report by names, and, where it has them, the rows inside each. */
export function namedRows<Item>(
  computation: Computation<Item>,
  named: Named<Item>,
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
    ...compared(computation, piles, others, ({ all, groups }) => {
      const group = groups.get(JSON.stringify(of)) ?? [];
      return { own: group, group, total: all };
    }),
  });
  const innerRowOf = (first: Item): Row => ({
    ...inner?.(first),
    ...compared(computation, piles, others, ({ all, groups }) => {
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

/** The rows that need no record: the values of a filter that it lets through. */
function alwaysThere<Item>({ always }: Named<Item>, report: ReportParameters): Texts[] {
  if (!always) return [];
  const chosen: readonly string[] = report[always.filter] ?? [];
  const values = chosen.length > 0 ? chosen : filterValues[always.filter];
  return [...new Set(values)].map((value) => ({ [always.field]: value }));
}

/** Of each group that holds a record of the report, one. */
const firstOfEach = <Item>(
  { counts }: Computation<Item>,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] =>
  [...sorted(items, nameOf).values()].flatMap((pile) =>
    pile.some(counts) ? pile.slice(0, 1) : [],
  );

function byRank<Item>(one: Row, other: Row, { rankedBy, order }: Named<Item>): number {
  for (const field of rankedBy) {
    const [a, b] = [one[field] ?? null, other[field] ?? null];
    if (a === b) continue;
    if (a === null || b === null) return a === null ? 1 : -1;
    return Number(b) - Number(a);
  }
  const place = (row: Row) => order.map((field) => row[field] ?? '').join('\n');
  return place(one) < place(other) ? -1 : 1;
}
