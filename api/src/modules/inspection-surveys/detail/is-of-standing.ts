import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { everyones } from '../../../scope/everyones.ts';

/**
 * Whether a reading is of the tire that stands at its place after the inspection: one that came off meanwhile
 * keeps its reading, and counts no more.
 *
 * @param reading alias of the reading
 */
export const isOfStanding = (reading: string) => {
  const of = (column: string) => sql.ref(`${reading}.${column}`);
  // Few inspections have changes: what moved is asked about where there are any.
  return sql<boolean>`case when not exists (
    select from ${everyones('tire_changes')} any_change
    where any_change.inspection_id = ${of('inspection_id')}) then true else not exists (
    select from ${everyones('tire_changes')} change
    join ${everyones('mounts')} moved
      on (moved.ended_with = change.id and moved.id = ${of('mount_id')})
      or (moved.begun_with = change.id and ${of('mount_id')} is null
        and moved.axle_number = ${of('axle_number')} and moved.side = ${of('side')}
        and moved.slot = ${of('slot')})
    where change.inspection_id = ${of('inspection_id')}) end`;
};

/**
 * The same of the readings `r` of some inspections, which asks nothing where nothing was changed.
 *
 * @param inspections all that the query reads
 */
export async function standingOf(
  db: Kysely<Schema>,
  inspections: readonly number[],
): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.inspection_id as id from ${everyones('tire_changes')} c
    where c.inspection_id = any (${[...inspections]}::int[])`.execute(db);
  if (rows.length === 0) return sql<SqlBool>`true`;
  const changed = rows.map(({ id }) => id);
  return sql<SqlBool>`(r.inspection_id <> all (${changed}::int[]) or ${isOfStanding('r')})`;
}
