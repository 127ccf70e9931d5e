import type { SpecSaving } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { readYards } from './find-yards.ts';
import { specAccess } from './spec-access.ts';

/** The fleet or yard whose specs are written. */
export interface SpecOwner {
  readonly accountId: number;
  /** Number of the account. */
  readonly account: string;
  readonly locationId: number | null;
  /** Empty for the fleet. */
  readonly yardName: string;
}

type SpecOwnerReference = Pick<SpecSaving, 'account' | 'location_id'>;

/**
 * Finds the fleet or yard named in a call.
 *
 * @throws Refusal `unknown_value`
 */
export async function findPlace(
  db: Kysely<Schema>,
  { account, location_id }: SpecOwnerReference,
): Promise<SpecOwner> {
  const accountId = await findAccount({ db }, { account }, 'account');
  if (location_id === null) return { accountId, account, locationId: null, yardName: '' };
  const yards = await readYards(db, accountId);
  const yard = yards.find((each) => each.location_id === location_id);
  if (!yard) throw refuse('unknown_value', 'location_id');
  return { accountId, account, locationId: location_id, yardName: yard.name };
}

/**
 * Like {@link findPlace}, but checks that the caller may write the specs.
 *
 * @throws Refusal `no_right` for a fleet that the caller does not see whole, `unknown_value`
 */
export async function findOwner(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: CurrentUser },
  named: SpecOwnerReference,
): Promise<SpecOwner> {
  const owner = await findPlace(db, named);
  if (owner.locationId === null && !specAccess(user).has_fleet_Level_access)
    throw refuse('no_right', 'location_id');
  return owner;
}
