import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { exceptions, isInspected } from './survey-report-rows.ts';

/** Totals of surveys, counting each unit once. */
export interface SurveySums {
  readonly surveys: number;
  readonly units: number;
  readonly units_with_exceptions: number;
  readonly trucks: number;
  readonly trailers: number;
  readonly tires: number;
  readonly exceptions: number;
  readonly critical_exceptions: number;
}

/**
 * Sums surveys.
 *
 * @param rows `from` and `where` of surveys `s` that the user sees
 */
export async function sumSurveys(
  db: Kysely<Schema>,
  rows: RawBuilder<unknown>,
): Promise<SurveySums> {
  const distinct = (which: RawBuilder<unknown>) =>
    sql`count(distinct i.unit_id) filter (where ${which})`;
  const found = await sql<SurveySums>`
    with chosen as materialized (select s.id ${rows})
    select (select count(*) from chosen) as surveys,
      count(distinct i.unit_id) as units,
      ${distinct(sql`${exceptions} > 0`)} as units_with_exceptions,
      ${distinct(sql`u.type in ('tractor', 'misc')`)} as trucks,
      ${distinct(sql`u.type = 'trailer'`)} as trailers,
      coalesce(sum(i.tires_read), 0)::int as tires,
      coalesce(sum(${exceptions}), 0)::int as exceptions,
      coalesce(sum(i.criticals), 0)::int as critical_exceptions
    from chosen
    join ${unguardedTable('unit_inspections')} i on i.survey_id = chosen.id
    join ${unguardedTable('units')} u on u.id = i.unit_id
    where ${isInspected}`.execute(db);
  const [sums] = found.rows;
  if (!sums) throw new Error('Sums over nothing are a row as well.');
  return sums;
}
