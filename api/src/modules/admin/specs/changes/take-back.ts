import type { TakingBack } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { lockAccount } from '../../../../writing/lock-account.ts';
import { isBelowLaw } from '../checked-specs.ts';
import { readProductNames } from '../product-names.ts';
import type { Saving } from '../save-specs.ts';
import { findOwner, type SpecOwner } from '../spec-owner.ts';
import { readRevisions } from '../spec-revision.ts';
import { readSpecs } from '../stored-specs.ts';
import { writeSpecs } from '../write-specs.ts';
import { standingOf, undoDay } from './change-standing.ts';
import {
  parseSnapshot,
  productIdsInChanges,
  readLinks,
  type StoredChange,
} from './stored-changes.ts';

/**
 * Undoes a change: saves the spec that the axle had before it.
 *
 * @returns the new revision
 * @throws Refusal `changed_elsewhere`, `unknown_value`, `not_undoable`, `not_confirmed`, `no_right`
 */
export async function takeBack(saving: Saving, said: TakingBack): Promise<number> {
  const { db, user, now, today } = saving;
  return db.transaction().execute(async (transaction) => {
    const owner = await findOwner({ db: transaction, user }, said);
    const { accountId, account, locationId } = owner;
    await lockAccount(transaction, accountId);
    const revisionOf = await readRevisions(transaction, accountId);
    if (revisionOf(locationId) !== said.revision) throw refuse('changed_elsewhere', 'revision');
    const change = await readChange(transaction, owner, said.change_id);
    const stored = await readSpecs(transaction, accountId, locationId === null ? [] : [locationId]);
    const links = await readLinks(transaction, owner);
    const products = await readProductNames(transaction, productIdsInChanges([change]));
    const standing = standingOf(change, { links, stored, locationId, today, products });
    if (standing !== 'open')
      throw new Refusal('not_undoable', 'change_id', refusalMessages.not_undoable, {
        extra: { obstacle: standing },
      });
    const role = { ...parseSnapshot(change.before), role: change.role };
    if (isBelowLaw(role) && !said.is_confirmed) throw refuse('not_confirmed', 'is_confirmed');
    await writeSpecs(transaction, {
      accountId,
      stored,
      writes: [{ ...role, locationId, validFrom: undoDay(change, today) }],
      nameOf: () => (locationId === null ? account : `${account} ${owner.yardName}`),
      userId: user.id,
      now,
      takesBack: change.id,
    });
    return (await readRevisions(transaction, accountId))(locationId);
  });
}

/** @throws Refusal `unknown_value` for a change at another place */
async function readChange(
  db: Kysely<Schema>,
  { accountId, locationId }: SpecOwner,
  id: number,
): Promise<StoredChange> {
  const { rows } = await sql<StoredChange>`
    select c.id, c.role, c.valid_from, c.before, c.after, c.takes_back from spec_changes c
    where c.id = ${id} and c.account_id = ${accountId}
      and c.location_id is not distinct from ${locationId}`.execute(db);
  const [change] = rows;
  if (!change) throw refuse('unknown_value', 'change_id');
  return change;
}
