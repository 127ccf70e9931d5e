import { sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

/** A table of a `with` over the inspections `looked`: those that changed tires. */
export const changedInspections = sql`
  changed as materialized (
    select distinct c.inspection_id
    from looked join ${unguardedTable('tire_changes')} c on c.inspection_id = looked.id)`;

/**
 * Whether reading `r` is of a tire that its inspection `i` then removed: the tire mounted in its
 * place counts instead.
 */
export const wasReplaced = sql`exists (
  select from changed
  join ${unguardedTable('tire_changes')} change on change.inspection_id = changed.inspection_id
  join ${unguardedTable('mounts')} moved
    on (moved.ended_with = change.id and moved.id = r.mount_id)
    or (moved.begun_with = change.id and r.mount_id is null
      and (moved.axle_number, moved.side, moved.slot) = (r.axle_number, r.side, r.slot))
  where changed.inspection_id = i.id)`;
