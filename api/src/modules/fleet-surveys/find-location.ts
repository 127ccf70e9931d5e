import type { Kysely } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { findAccount } from '../../scope/find-account.ts';

/**
 * Finds a location that the user may see.
 *
 * @param path of its id
 * @throws Refusal `unknown_value`
 */
export async function findLocation(
  db: Kysely<Schema>,
  id: number,
  path: string,
): Promise<{ readonly id: number; readonly account_id: number }> {
  const found = await db
    .selectFrom('locations')
    .select(['id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('unknown_value', path);
  return found;
}

/** The scope of units: one location, or a whole account. */
export interface UnitScope {
  readonly account_id: number;
  readonly location_id: number | null;
}

/**
 * Finds the location or the account that a call names.
 *
 * @throws Refusal `unknown_value`; `invalid` when it names neither or both
 */
export async function findUnitScope(
  db: Kysely<Schema>,
  { location_id, account }: { readonly location_id?: number; readonly account?: string },
): Promise<UnitScope> {
  if ((location_id === undefined) === (account === undefined)) {
    throw refuse('invalid', 'location_id', 'A location or an account is named, one of the two.');
  }
  if (account !== undefined) {
    return { account_id: await findAccount({ db }, { account }, 'account'), location_id: null };
  }
  const { id, account_id } = await findLocation(db, location_id ?? 0, 'location_id');
  return { account_id, location_id: id };
}
