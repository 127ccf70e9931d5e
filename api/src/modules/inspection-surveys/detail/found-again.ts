import { type RawBuilder, sql } from 'kysely';
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

/** A finding and an inspection of the same unit, by their aliases. */
interface Held {
  readonly finding: string;
  readonly inspection: string;
}

/**
 * Whether an inspection read what a check of a finding needs: the tire, both of a pair, or one on each side of
 * an axle.
 */
export function hasLooked({ finding, inspection }: Held): RawBuilder<boolean> {
  const f = (column: string) => sql.ref(`${finding}.${column}`);
  const i = (column: string) => sql.ref(`${inspection}.${column}`);
  return sql<boolean>`(
    select count(distinct case when ${f('slot')} is null and ${f('side')} is null then looked.side
        else looked.side || looked.slot end)
    from ${everyones('readings')} looked
    where looked.inspection_id = ${i('id')} and looked.axle_number = ${f('axle_number')}
      and (${f('side')} is null or looked.side = ${f('side')})
      and (${f('slot')} is null or looked.slot = ${f('slot')})
      and case when ${f('check_name')} in ('pressure', 'dual_pressure')
        then looked.pressure_kpa else looked.tread_mm end is not null
      and looked.axle_number <> all (${i('lifted_axles')}) and ${isOfStanding('looked')}
    ) >= case when ${f('slot')} is null then 2 else 1 end`;
}

/**
 * Whether an inspection found the same as a finding: by the same check, at the same place of the unit and,
 * where that is one tire, on the same mount.
 */
export function hasFound({ finding, inspection }: Held): RawBuilder<boolean> {
  const f = (column: string) => sql.ref(`${finding}.${column}`);
  const mountOf = (of: string) => sql`(
    select at.mount_id from ${everyones('readings')} at
    where at.inspection_id = ${sql.ref(`${of}.inspection_id`)}
      and at.axle_number = ${f('axle_number')} and at.side = ${f('side')} and at.slot = ${f('slot')}
      and ${isOfStanding('at')} limit 1)`;
  return sql<boolean>`exists (
    select from ${everyones('findings')} other
    where other.inspection_id = ${sql.ref(`${inspection}.id`)}
      and other.check_name = ${f('check_name')} and other.axle_number = ${f('axle_number')}
      and other.side is not distinct from ${f('side')} and other.slot is not distinct from ${f('slot')}
      and (${f('slot')} is null or ${mountOf('other')} is not distinct from ${mountOf(finding)}))`;
}

/** Whether an inspection is of the same unit as another one, and before it. */
export const isBefore = (earlier: string, later: string) => sql<boolean>`
  ${sql.ref(`${earlier}.account_id`)} = ${sql.ref(`${later}.account_id`)}
  and ${sql.ref(`${earlier}.unit_id`)} = ${sql.ref(`${later}.unit_id`)}
  and (${sql.ref(`${earlier}.inspected_on`)}, ${sql.ref(`${earlier}.id`)})
    < (${sql.ref(`${later}.inspected_on`)}, ${sql.ref(`${later}.id`)})`;
