import type { SpecSaving } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { checkedRoles, checkValidFrom } from './checked-specs.ts';
import { checkChoice, chosenYards } from './chosen-yards.ts';
import { plannedWrites } from './planned-writes.ts';
import { findOwner } from './spec-owner.ts';
import { readRevisions } from './spec-revision.ts';
import { specUnitsOf } from './spec-units.ts';
import { readSpecs } from './stored-specs.ts';
import { writeSpecs } from './write-specs.ts';

export interface Saving {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly today: string;
}

/**
 * Saves specs from a day on, all or none.
 *
 * @returns the new revision
 * @throws Refusal `changed_elsewhere`, `invalid`, `unknown_value`, `not_confirmed`, `no_right`
 */
export async function saveSpecs(saving: Saving, said: SpecSaving): Promise<number> {
  const { db, user, now, today } = saving;
  return db.transaction().execute(async (transaction) => {
    const owner = await findOwner({ db: transaction, user }, said);
    const { accountId, account, locationId } = owner;
    const validFrom = said.valid_from;
    checkValidFrom(validFrom, today);
    const units = specUnitsOf(user);
    const roles = await checkedRoles(transaction, said.roles, units, said.is_confirmed ?? false);
    await lockAccount(transaction, accountId);
    const yards = await chosenYards(transaction, owner, said.locations);
    const revisionOf = await readRevisions(transaction, accountId);
    if (revisionOf(locationId) !== said.revision) throw refuse('changed_elsewhere', 'revision');
    const yardIds = yards.map(({ location_id }) => location_id);
    const written = locationId === null ? yardIds : [locationId];
    const stored = await readSpecs(transaction, accountId, written);
    const axles = roles.map(({ role }) => role);
    const overwritten = checkChoice(said.locations, {
      stored,
      yardIds,
      revisionOf,
      axles,
      validFrom,
    });
    const nameOf = (id: number | null) => {
      const name = yards.find(({ location_id }) => location_id === id)?.name ?? owner.yardName;
      return id === null ? account : `${account} ${name}`;
    };
    const writes = plannedWrites(stored, { locationId, validFrom, roles, overwritten });
    await writeSpecs(transaction, { accountId, stored, writes, nameOf, userId: user.id, now });
    return (await readRevisions(transaction, accountId))(locationId);
  });
}
