import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

/**
 * Whether the tire of a reading is still mounted after the inspection. The reading of a tire that
 * came off during the inspection is kept, but no longer counts.
 *
 * @param reading alias of the reading
 */
export const isStillMounted = (reading: string) => {
  const of = (column: string) => sql.ref(`${reading}.${column}`);
  // Few inspections have tire changes; mounts are looked up only for those.
  return sql<boolean>`case when not exists (
    select from ${unguardedTable('tire_changes')} any_change
    where any_change.inspection_id = ${of('inspection_id')}) then true else not exists (
    select from ${unguardedTable('tire_changes')} change
    join ${unguardedTable('mounts')} moved
      on (moved.ended_with = change.id and moved.id = ${of('mount_id')})
      or (moved.begun_with = change.id and ${of('mount_id')} is null
        and moved.axle_number = ${of('axle_number')} and moved.side = ${of('side')}
        and moved.slot = ${of('slot')})
    where change.inspection_id = ${of('inspection_id')}) end`;
};

/**
 * The same for the readings `r` of some inspections; simply true if none of them has tire changes.
 *
 * @param inspections all that the query reads
 */
export async function stillMountedCondition(
  db: Kysely<Schema>,
  inspections: readonly number[],
): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.inspection_id as id from ${unguardedTable('tire_changes')} c
    where c.inspection_id = any (${[...inspections]}::int[])`.execute(db);
  if (rows.length === 0) return sql<SqlBool>`true`;
  const changed = rows.map(({ id }) => id);
  return sql<SqlBool>`(r.inspection_id <> all (${changed}::int[]) or ${isStillMounted('r')})`;
}
