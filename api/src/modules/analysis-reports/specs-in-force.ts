import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../scope/unguarded-table.ts';

/**
 * A query for specs with the day on which the next one of the same kind replaces them.
 *
 * @param account_ids the accounts of the specs; empty for all
 */
export const specsInForce = (account_ids: readonly number[]): RawBuilder<unknown> => sql`
  select account_id, location_id, role, valid_from, target_pressure_kpa, pull_depth_mm, lead(valid_from) over (
    partition by account_id, location_id, role order by valid_from) as until
  from ${unguardedTable('specs')}
  ${account_ids.length > 0 ? sql`where account_id = any (${[...account_ids]}::int[])` : sql``}`;

/** The expressions that determine a spec. */
interface SpecLookupExpressions {
  readonly account: RawBuilder<unknown>;
  readonly role: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
}

/** For a reading on an axle `x` by an inspection `i`. */
const inspected: SpecLookupExpressions = {
  account: sql`i.account_id`,
  role: sql`x.role`,
  day: sql`i.inspected_on`,
};

/** Whether a row of {@link specsInForce} is in force. */
export const isInForce = (spec: string, of = inspected): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(spec)}.account_id = ${of.account} and ${sql.ref(spec)}.role = ${of.role}
  and ${sql.ref(spec)}.valid_from <= ${of.day}
  and (${sql.ref(spec)}.until is null or ${sql.ref(spec)}.until > ${of.day}))`;
