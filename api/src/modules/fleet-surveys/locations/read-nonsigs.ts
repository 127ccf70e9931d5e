import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../find-location.ts';
import { servingDealers } from '../serving-dealers.ts';

/**
 * Reads the dealers that serve a location's account, as choices.
 *
 * @throws Refusal `unknown_value`
 */
export async function readNonsigs(db: Kysely<Schema>, locationId: number) {
  const { account_id } = await findLocation(db, locationId, 'id');
  const dealers = await servingDealers(db, account_id);
  return dealers.map(({ nonsig, name }) => ({ value: nonsig, text: name }));
}
