import { type RawBuilder, sql } from 'kysely';
import { productNameOrNull } from '../../../db/product-name.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { entryColumns, withTread } from './entry-columns.ts';
import type { FoundUnit } from './find-unit.ts';

// Aliases in the queries: `m` a mount, `p` the tread of its tire. Users who see a mount see its
// tire.

/** Mounted tires. */
export const mountEntries = ({ id }: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    kind: 'mount',
    key: sql`m.id`,
    order: sql`m.id`,
    day: sql`m.started_on`,
    odometer: sql`m.odometer_on_km`,
    tireOf: 'm',
    product: productNameOrNull,
    detail: sql`json_build_object('caps', m.caps)`,
  })}
  from mounts m ${withTread}
  where m.unit_id = ${id}`;

/** Removed tires. */
export const removalEntries = ({ id }: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    kind: 'removal',
    key: sql`r.id`,
    order: sql`r.id`,
    day: sql`r.removed_on`,
    odometer: sql`r.odometer_km`,
    location: 'l',
    tireOf: 'm',
    product: productNameOrNull,
    comments: sql`r.comments`,
    detail: sql`json_build_object('reason', r.reason, 'destination', r.destination,
      'tread_depth', r.tread_mm)`,
  })}
  from mounts m
  join ${unguardedTable('removals')} r on r.mount_id = m.id
  join ${unguardedTable('locations')} l on l.id = r.location_id ${withTread}
  where m.unit_id = ${id}`;

/** The day on which a plant received the casing `c`. */
const handed = sql`coalesce(c.picked_up_on, c.received_on, c.disposed_on)`;

/** Casings repaired by a plant whose tire was last removed from this unit. */
export const plantRepairEntries = ({ id }: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    kind: 'repair',
    key: sql`concat_ws('-', 'plant', c.id)`,
    order: sql`c.id`,
    day: sql`c.disposed_on`,
    doneBy: sql`d.name`,
    tireOf: 'm',
    product: productNameOrNull,
    known: sql`c.casing_number`,
    detail: sql`json_build_object('done', 'plant', 'nail_holes', c.nail_holes, 'spots', c.spots,
      'sections', c.sections, 'beads', c.beads)`,
  })}
  from ${unguardedTable('mounts')} m
  join casings c on c.tire_id = m.tire_id and c.disposition <> 'rejected'
    and c.nail_holes + c.spots + c.sections + c.beads > 0
  join dealers d on d.id = c.dealer_id ${withTread}
  where m.unit_id = ${id} and m.ended_on <= ${handed}
    and not exists (
      select from ${unguardedTable('mounts')} later
      where later.tire_id = m.tire_id and (later.started_on, later.id) > (m.started_on, m.id)
        and later.started_on <= ${handed})`;
