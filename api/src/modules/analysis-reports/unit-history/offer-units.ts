import { mostOfferedUnits, type OfferedUnit } from '@portal/contract/analysis-reports';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { locationName } from '../../../selections/place-names.ts';

interface OfferUnitsOptions {
  readonly account: string;
  readonly keyword: string;
}

const byNumber = sql`unit_number collate natural_order`;

/**
 * Offers units of an account for a typed keyword, in the order of their numbers.
 *
 * @throws Refusal `unknown_value` at `account`
 */
export async function offerUnits(
  db: Kysely<Schema>,
  { account, keyword }: OfferUnitsOptions,
): Promise<OfferedUnit[]> {
  const accountId = await findAccount({ db }, { account }, 'account');
  const { holds, order } = nearest(keyword.trim().normalize('NFC'));
  const { rows } = await sql<OfferedUnit>`
    select u.unit_number, u.type, coalesce(${locationName}, '') as location
    from (
      select unit_number, type, location_id from units
      where account_id = ${accountId} and deleted_at is null and ${holds}
      order by ${order} limit ${mostOfferedUnits}
    ) u
    left join ${unguardedTable('locations')} l on l.id = u.location_id
    order by ${byNumber}`.execute(db);
  return rows;
}

/**
 * Which numbers match and in which order: first those that start with the text, then those that
 * contain it, short ones before long ones. Ordering by number would take many times as long for a
 * single character, which most units contain; without any text, an index provides it.
 */
function nearest(typed: string): Record<'holds' | 'order', RawBuilder<unknown>> {
  if (typed === '') return { holds: sql`true`, order: byNumber };
  // Computed once, not for each unit.
  const key = sql`(select lower(${typed}::text collate "und-x-icu") collate "C")`;
  return {
    holds: sql`strpos(number_key, ${key}) > 0`,
    order: sql`starts_with(number_key, ${key}) desc, char_length(number_key), number_key`,
  };
}
