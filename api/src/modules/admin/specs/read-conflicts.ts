import type { SpecConflicts, SpecRole } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { checkValidFrom } from './checked-specs.ts';
import { readYards } from './find-yards.ts';
import { ownSpecs } from './own-specs.ts';
import { findOwner } from './spec-owner.ts';
import { readRevisions } from './spec-revision.ts';
import { specUnitsOf } from './spec-units.ts';
import { readSpecs } from './stored-specs.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly today: string;
}

interface ConflictsRequest {
  readonly account: string;
  readonly valid_from: string;
  readonly axles: readonly SpecRole[];
}

/**
 * Reads the yards whose own specs would override those of the fleet, in the caller's units.
 *
 * @throws Refusal `no_right` if the caller does not see the whole fleet, `invalid`, `unknown_value`
 */
export async function readConflicts(
  { db, user, today }: QueryContext,
  { account, valid_from, axles }: ConflictsRequest,
): Promise<Omit<SpecConflicts, 'ResponseCode' | 'ResponseMessage'>> {
  const { accountId } = await findOwner({ db, user }, { account, location_id: null });
  checkValidFrom(valid_from, today);
  const yards = await readYards(db, accountId);
  const yardIds = yards.map(({ location_id }) => location_id);
  const stored = await readSpecs(db, accountId, yardIds);
  const revisionOf = await readRevisions(db, accountId);
  const units = specUnitsOf(user);
  const fleet_locations = yards.flatMap(({ location_id, code, name }) => {
    const own = ownSpecs(stored, { locationId: location_id, day: valid_from, axles });
    if (own.length === 0) return [];
    const specs = own.map((spec) => ({
      role: spec.role,
      valid_from: spec.validFrom,
      ...units.allShown(spec),
      products: spec.products.map((product) => product.name),
    }));
    return [{ location_id, code, name, revision: revisionOf(location_id), specs }];
  });
  const count = fleet_locations.length;
  return {
    fleet_locations,
    message:
      count === 0 ? 'No yard has specs of its own.' : `Yards with specs of their own: ${count}.`,
    no_conflicts: count === 0,
    ...units.formats,
  };
}
