import type { AddedLocation, NewLocation } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { success } from '../write-call.ts';
import { locationPlace } from './location-place.ts';
import { similarLocations } from './similar-locations.ts';

/**
 * Adds a location to an account; one that may be there already is answered with what is like it, and
 * added once that is confirmed.
 *
 * @throws Refusal `unknown_value`, `invalid`, `unique`
 */
export async function addLocation(
  transaction: Kysely<Schema>,
  said: NewLocation,
): Promise<AddedLocation> {
  const account_id = await findAccount({ db: transaction }, { account: said.account }, 'account');
  const place = locationPlace(said);
  await lockAccount(transaction, account_id);
  const taken = await transaction
    .selectFrom('locations')
    .select('id')
    .where('account_id', '=', account_id)
    .where(
      sql<boolean>`lower(code collate "und-x-icu") = lower(${place.code}::text collate "und-x-icu")`,
    )
    .executeTakeFirst();
  if (taken) throw refuse('unique', 'code');
  const similar = said.is_confirmed ? [] : await similarLocations(transaction, account_id, place);
  if (similar.length > 0) {
    const status = { status: 1, description: 'A similar location has to be confirmed first.' };
    return { status, location_id: null, similar };
  }
  const { id } = await transaction
    .insertInto('locations')
    .values({ ...place, account_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { status: success, location_id: id, similar: [] };
}
