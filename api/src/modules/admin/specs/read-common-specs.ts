import { type CommonSpecs, type SpecItem, specRoles } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { namedYards, readYards } from './find-yards.ts';
import { ownSpecs } from './own-specs.ts';
import { describeRole } from './role-spec.ts';
import { readRevisions } from './spec-revision.ts';
import { specUnitsOf } from './spec-units.ts';
import { readSpecs } from './stored-specs.ts';

interface CommonSpecsRequest {
  readonly account: string;
  /** Empty for the fleet itself. */
  readonly location_ids: readonly number[];
  /** Whether to include all yards of the fleet. */
  readonly has_yards?: boolean;
  readonly day: string;
}

/**
 * Reads the specs in force on a day, in the reader's units.
 *
 * @throws Refusal `unknown_value`
 */
export async function readCommonSpecs(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: CurrentUser },
  { account, location_ids, has_yards = false, day }: CommonSpecsRequest,
): Promise<Pick<CommonSpecs, 'items' | keyof ReturnType<typeof specUnitsOf>['formats']>> {
  const accountId = await findAccount({ db }, { account }, 'account');
  const isFleet = location_ids.length === 0;
  const yards =
    isFleet && has_yards
      ? await readYards(db, accountId)
      : await namedYards(db, accountId, location_ids, 'location_ids');
  const specs = await readSpecs(
    db,
    accountId,
    yards.map(({ location_id }) => location_id),
  );
  const revisionOf = await readRevisions(db, accountId);
  const units = specUnitsOf(user);
  const itemOf = (location_id: number | null, code: string, name: string): SpecItem => {
    const own = specs.filter(({ locationId }) => locationId === null || locationId === location_id);
    return {
      location_id,
      code,
      name,
      revision: revisionOf(location_id),
      has_own: ownSpecs(own, { locationId: location_id, day, axles: specRoles }).length > 0,
      roles: specRoles.map((role) =>
        describeRole(own, { role, locationId: location_id, day }, units),
      ),
    };
  };
  const items = [
    ...(isFleet ? [itemOf(null, account, '')] : []),
    ...yards.map(({ location_id, code, name }) => itemOf(location_id, code, name)),
  ];
  return { items, ...units.formats };
}
