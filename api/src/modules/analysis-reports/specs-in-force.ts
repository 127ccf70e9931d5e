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

/** What a spec is asked for, as expressions. */
interface AskedOf {
  readonly account: RawBuilder<unknown>;
  readonly role: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
}

/** What was read on an axle `x` by an inspection `i`. */
const inspected: AskedOf = {
  account: sql`i.account_id`,
  role: sql`x.role`,
  day: sql`i.inspected_on`,
};

/** Whether a row of these is in force. */
export const isInForce = (spec: string, of = inspected): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(spec)}.account_id = ${of.account} and ${sql.ref(spec)}.role = ${of.role}
  and ${sql.ref(spec)}.valid_from <= ${of.day}
  and (${sql.ref(spec)}.until is null or ${sql.ref(spec)}.until > ${of.day}))`;
