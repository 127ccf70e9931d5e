import type { RowsBy } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { ReportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';
import { partsOfSides } from '../sides.ts';
import { figureSql, selectNamed } from './figure-sql.ts';
import { groupRows, levels, type Sum } from './group-rows.ts';
import { aggregatesOf, type Groups, type ReportFigures, type ReportSums } from './report-sums.ts';

/** Alternative rows that every report supports. */
export const groupsBy: Readonly<Record<RowsBy, Groups>> = {
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
 * Computes a report by names, or any report by location or dealer, with its comparisons. The order
 * is by the ranking column, descending, then by name; groups with nothing in it are not listed but
 * count in the total. Comparisons are for the same groups, regardless of their rank there.
 */
export async function groupedReport<Subject extends ReportSubject>(
  input: ReportInput<Subject>,
  computation: ReportSums<Subject>,
): Promise<ReportFigures> {
  const { db, definition, selection, sides, rowsBy, always } = input;
  const groups = rowsBy ? groupsBy[rowsBy] : computation.groups;
  const counted = aggregatesOf(computation);
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
        ${groups?.inner ?? sql`null::text`} as "inner", ${selectNamed(counted)}
      from (${computation.rows(input)}) r
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
        -- Every side of the total, and of the rows that are there without a record.
        union all
        select side, 0, ${always.length > 0 ? sql`unnest(${[...always]}::text[])` : sql`null`}, null,
          ${sql.join(columns.map(() => sql`0`))}
        from unnest(${[...sides]}::text[]) as side
      ) each
      group by grouping sets ((side, "outer", "inner"), (side, "outer"), (side))
    ),
    g as (
      select s.side, s.level, s."outer", s."inner", s.records,
        ${selectNamed(figureSql(definition, aliases, selection.otherAccounts))}
      from s
      join s w on w.level = ${sql.lit(levels.total)} and w.side = s.side
      ${hasGroupSums ? around : sql``}
    )
    select g.*, ${selectNamed(texts)} from g ${groups?.join ?? sql``}`.execute(db);
  return groupRows(input, groups, sums, Object.keys(texts));
}
