import type { AddedLocation, LocationRow, NewLocation } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type LocationPlace, locationPlace } from '../../../locations/location-place.ts';
import { isCodeTaken, similarLocations } from '../../../locations/similar-locations.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { success } from '../write-call.ts';
import { locationColumns } from './location-rows.ts';

/**
 * Adds a location to an account. If similar locations exist, it returns these instead and adds the
 * location only once confirmed.
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
  const compared = { accountId: account_id, id: null };
  if (await isCodeTaken(transaction, compared, place.code)) throw refuse('unique', 'code');
  const similar = said.is_confirmed ? [] : await readSimilar(transaction, account_id, place);
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

async function readSimilar(db: Kysely<Schema>, accountId: number, place: LocationPlace) {
  const ids = await similarLocations(db, { accountId, id: null }, place);
  if (ids.length === 0) return [];
  const { rows } = await sql<LocationRow>`
    select ${locationColumns}
    from locations l join accounts a on a.id = l.account_id
    where l.id = any (${ids}::int[])
    order by l.code collate natural_order, l.id`.execute(db);
  return rows;
}
