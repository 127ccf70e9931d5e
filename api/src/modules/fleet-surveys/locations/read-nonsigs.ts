import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from './find-location.ts';

/**
 * The dealers that serve the account of a location, by name; a dealer's user sees the own ones.
 *
 * @throws Refusal `unknown_value`
 */
export async function readNonsigs(db: Kysely<Schema>, id: number) {
  const { account_id } = await findLocation(db, id, 'id');
  const { rows } = await sql<{ value: string; text: string }>`
    select d.nonsig as value, d.name as text
    from dealer_accounts s join dealers d on d.id = s.dealer_id
    where s.account_id = ${account_id}
    order by d.name collate "und-x-icu", d.nonsig collate "C"`.execute(db);
  return rows;
}
