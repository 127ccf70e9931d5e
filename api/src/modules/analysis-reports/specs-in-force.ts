import { type RawBuilder, sql } from 'kysely';
import { everyones } from '../../scope/everyones.ts';

/**
 * Specs with the day on which the next one of the same kind takes over, as a query.
 *
 * @param account_ids of which accounts; none for all
 */
export const specsInForce = (account_ids: readonly number[]): RawBuilder<unknown> => sql`
  select account_id, location_id, role, valid_from, target_pressure_kpa, pull_depth_mm, lead(valid_from) over (
    partition by account_id, location_id, role order by valid_from) as until
  from ${everyones('specs')}
  ${account_ids.length > 0 ? sql`where account_id = any (${[...account_ids]}::int[])` : sql``}`;

/** Whether a row of these is in force for an axle `x` on the day of an inspection `i`. */
export const isInForce = (spec: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(spec)}.account_id = i.account_id and ${sql.ref(spec)}.role = x.role
  and ${sql.ref(spec)}.valid_from <= i.inspected_on
  and (${sql.ref(spec)}.until is null or ${sql.ref(spec)}.until > i.inspected_on))`;
