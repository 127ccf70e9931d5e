import { keyOf, type ReportRow, type RowsBy, rowsByKeys } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { figureSql, named } from './figure-sql.ts';
import {
  type Computation,
  type Groups,
  noRecords,
  type ReportFigures,
  type ReportInput,
} from './report-query.ts';
import { fieldOf, partsOfSides, type Side, sidesOf } from './sides.ts';

/** What `grouping("outer", "inner")` says of a sum. */
const levels = { inner: 0, group: 1, total: 3 } as const;

/** The figures of one side in one group, in one row inside it, or in the total. */
interface Sum extends Record<string, number | string | null> {
  side: Side;
  level: number;
  outer: string | number | null;
  inner: string | null;
  records: number;
}

const groupsBy: Readonly<Record<RowsBy, Groups>> = {
  location: {
    by: sql`r.location_id`,
    join: sql`left join locations l on l.id = g."outer"`,
    fields: { Code: sql`l.code`, Name: sql`l.name` },
  },
  dealer: {
    by: sql`r.dealer_id`,
    join: sql`left join dealers d on d.id = g."outer"`,
    fields: { Nonsig: sql`d.nonsig`, Name: sql`d.name` },
  },
};

/**
 * Computes a report by names, or any report by location or dealer, and what it is compared with. The order is
 * by the ranking column, downwards, then by name; groups with nothing of it are not listed but stay
 * in the total. What they are compared with are the same groups, whatever their rank is there.
 */
export async function groupedReport(
  input: ReportInput,
  computation: Computation,
): Promise<ReportFigures> {
  const { db, definition, selection, sides, rowsBy } = input;
  const { records, measures, rows } = computation;
  const groups = rowsBy ? groupsBy[rowsBy] : computation.groups;
  const counted = { records, ...measures };
  const columns = Object.keys(counted).map((name) => sql.ref(name));
  const added = columns.map((column) => sql`coalesce(sum(sign * ${column}), 0) as ${column}`);
  const hasGroupSums = definition.columns.some(
    ({ figure }) => 'sum' in figure && figure.at === 'group',
  );
  const aliases = { own: 's', total: 'w', ...(hasGroupSums && { group: 'around' }) };
  const around = sql`left join s around on around.level = ${sql.lit(levels.group)}
        and around.side = s.side and around."outer" = s."outer"`;
  const texts = groups?.fields ?? { [definition.lead.field]: sql`g."outer"` };
  const { rows: sums } = await sql<Sum>`
    with counted as (
      select source, ${groups?.by ?? sql`null::text`} as "outer",
        ${groups?.inner ?? sql`null::text`} as "inner", ${named(counted)}
      from (${rows(input)}) r
      group by 1, 2, 3
    ),
    s as (
      select side, grouping("outer", "inner") as level, "outer", "inner", ${sql.join(added)}
      from (
        select side, sign, "outer", "inner", ${sql.join(columns)}
        from counted join ${partsOfSides(input)} using (source)
        -- Every side of each, also where there is no record.
        union all
        select side, 0, "outer", "inner", ${sql.join(columns.map(() => sql`0`))}
        from counted, unnest(${[...sides]}::text[]) as side
        where source = 'current'
      ) each
      group by grouping sets ((side, "outer", "inner"), (side, "outer"), (side))
    ),
    g as (
      select s.side, s.level, s."outer", s."inner", s.records,
        ${named(figureSql(definition, aliases, selection.otherAccounts))}
      from s
      join s w on w.level = ${sql.lit(levels.total)} and w.side = s.side
      ${hasGroupSums ? around : sql``}
    )
    select g.*, ${named(texts)} from g ${groups?.join ?? sql``}`.execute(db);
  return groupRows(input, groups, sums, Object.keys(texts));
}

/** Puts the sides of each group into one row, with the rows inside it. */
function groupRows(
  input: ReportInput,
  groups: Groups | undefined,
  sums: readonly Sum[],
  textFields: readonly string[],
): ReportFigures {
  const { definition, rowsBy, sides } = input;
  const { columns, inner, lead, top, main, shape } = definition;
  const total = sums.find(({ side, level }) => side === 'current' && level === levels.total);
  if (!total || total.records === 0) return noRecords;

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

  const totals = figuresOf(total, sides);
  if (!rowsBy && shape === 'summary') return { rows: summaryRows(input, totals), total: totals };

  const rankedBy = rowsBy ? main : (top?.by ?? main);
  const names = rowsBy ? [rowsByKeys[rowsBy]] : [lead.field, keyOf(definition)];
  const nameOf = (sum: Sum) => names.map((name) => sum[name] ?? '').join('\n');
  const ranked = sums
    .filter(
      ({ side, level, records }) => side === 'current' && level === levels.group && records > 0,
    )
    .filter((sum) => rowsBy !== null || Number(sum[rankedBy]) > 0)
    .sort((a, b) => byRank(a, b, rankedBy) || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, rowsBy ? undefined : top?.most);
  const innerRows = ({ outer }: Sum): ReportRow[] =>
    sums
      .filter((sum) => sum.side === 'current' && sum.level === levels.inner && sum.outer === outer)
      .filter(({ records }) => records > 0)
      .sort((a, b) => (String(a.inner) < String(b.inner) ? -1 : 1))
      .map((sum) => ({ [inner?.field ?? '']: sum.inner, ...figuresOf(sum, sides) }));
  return {
    rows: ranked.map((sum) => ({
      ...textsOf(sum),
      ...figuresOf(sum, shownSides),
      ...(groups?.inner && { Rows: innerRows(sum) as never }),
    })),
    total: totals,
  };
}

/** Downwards; what has no value comes last. */
function byRank(a: Sum, b: Sum, field: string): number {
  const [one, other] = [a[field], b[field]];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Number(other) - Number(one);
}

const periodTypes = { current: '0', previous: '1', national: '2' } as const;

/** The total once more, a row for each side under the plain names of its columns. */
const summaryRows = (
  { definition: { columns, lead }, sides }: ReportInput,
  totals: Readonly<Record<string, number | string | null>>,
): ReportRow[] =>
  sides.map((side) => ({
    [lead.field]: periodTypes[side],
    ...Object.fromEntries(
      columns.map(({ field }) => [field, totals[fieldOf(field, side)] ?? null]),
    ),
  }));
