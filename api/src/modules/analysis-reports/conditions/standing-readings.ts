import { sql } from 'kysely';
import { everyones } from '../../../scope/everyones.ts';

/** A table of a `with` over the inspections `looked`: those in which tires were changed. */
export const changedInspections = sql`
  changed as materialized (
    select distinct c.inspection_id
    from looked join ${everyones('tire_changes')} c on c.inspection_id = looked.id)`;

/** A reading `r` of a tire that its inspection `i` then took off: what went on in its place counts. */
export const wasReplaced = sql`exists (
  select from changed
  join ${everyones('tire_changes')} change on change.inspection_id = changed.inspection_id
  join ${everyones('mounts')} moved
    on (moved.ended_with = change.id and moved.id = r.mount_id)
    or (moved.begun_with = change.id and r.mount_id is null
      and (moved.axle_number, moved.side, moved.slot) = (r.axle_number, r.side, r.slot))
  where changed.inspection_id = i.id)`;
