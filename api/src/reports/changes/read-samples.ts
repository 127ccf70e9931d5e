import { type ChangeRows, type Figure, keyOf, rowsByKeys } from '@portal/contract/reports';
import { sql } from 'kysely';
import { figureSql } from '../figures/figure-sql.ts';
import { groupsBy } from '../figures/groups.ts';
import { aggregatesOf, type ReportSums } from '../figures/report-sums.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';
import type { Sample } from './sample.ts';

/** A figure of one row, or of all rows, on one side. */
export interface RowSample extends Sample {
  readonly side: 'current' | 'previous';
  /** Identifies the row; null for all rows together. */
  readonly key: string | null;
  readonly name: string | null;
  /** The value as in the report's answer; null without a denominator. */
  readonly value: number | null;
}

/**
 * Reads a quotient of a report by rows, with its scatter from day to day, for the range and a year
 * earlier.
 *
 * @throws Error when the figure is not a quotient, or divides by the records of other rows
 */
export async function readSamples<Subject extends ReportSubject>(
  input: ReportInput<Subject>,
  computation: ReportSums<Subject>,
  figure: Figure,
  rows: ChangeRows,
): Promise<readonly RowSample[]> {
  if ('sum' in figure || figure.wholeAt || figure.leftBy)
    throw new Error(`${input.definition.type}: no quotient of its own row.`);
  const { by, join, key, name } = groupingOf(input, computation, rows);
  const [part, whole] = [sql.ref(figure.part), sql.ref(figure.whole)];
  const { records, [figure.part]: parts, [figure.whole]: wholes } = aggregatesOf(computation);
  if (!records || !parts || !wholes) throw new Error(`${input.definition.type}: no such measures.`);
  const column = { field: 'value', label: '', format: 'ratio', figure } as const;
  const { value } = figureSql({ columns: [column] }, { own: 'g' }, 0);
  const { rows: samples } = await sql<RowSample>`
    with days as (
      select source = 'current' as is_current, ${by} as "outer", day, ${records} as records,
        coalesce(${parts}, 0) as ${part}, coalesce(${wholes}, 0) as ${whole}
      from (${computation.rows(input)}) r
      group by 1, 2, 3
    ),
    g as (
      select is_current, grouping("outer") = 1 as is_total, "outer",
        coalesce(sum(records), 0) as records,
        count(*) filter (where ${part} <> 0 or ${whole} <> 0) as days,
        sum(${part}) as ${part}, sum(${whole}) as ${whole},
        sum(${part}::float8 * ${part}::float8) as parts,
        sum(${whole}::float8 * ${whole}::float8) as wholes,
        sum(${part}::float8 * ${whole}::float8) as products
      from days group by grouping sets ((is_current, "outer"), (is_current))
    )
    select case when g.is_current then 'current' else 'previous' end as side,
      g.records, g.days, g.${part} as part, g.${whole} as whole, g.parts, g.wholes, g.products,
      ${value} as value,
      case when not g.is_total then ${key} end as key,
      case when not g.is_total then ${name} end as name
    from g ${join}`.execute(input.db);
  return samples;
}

function groupingOf<Subject extends ReportSubject>(
  { definition }: ReportInput<Subject>,
  { groups }: ReportSums<Subject>,
  rows: ChangeRows,
) {
  const outer = sql`g."outer"`;
  if (rows === 'total') return { by: sql`null::text`, join: sql``, key: outer, name: outer };
  const found = rows === 'row' ? groups : groupsBy[rows];
  if (!found) throw new Error(`${definition.type} has no rows of its own.`);
  const { by, join, fields } = found;
  const [key, name] =
    rows === 'row' ? [keyOf(definition), definition.lead.field] : [rowsByKeys[rows], 'Name'];
  return { by, join: join ?? sql``, key: fields?.[key] ?? outer, name: fields?.[name] ?? outer };
}
