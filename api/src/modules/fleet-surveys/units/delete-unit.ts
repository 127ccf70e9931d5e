import type { Unit } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordDeletion } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { countSurveys, countTires, findUnit } from './read-unit-details.ts';
import { readUnit } from './unit-rows.ts';
import { type Author, type PresentUnit, writeChange } from './write-change.ts';

interface NamedUnit {
  /** Its id, or the key of the author's own write that made it. */
  readonly name: string;
  readonly revision: number;
}

/**
 * Takes a unit off its location. A unit without a location is left unchanged.
 *
 * @throws Refusal `unknown_value`, `changed_elsewhere`
 */
export async function removeFromLocation(
  transaction: Kysely<Schema>,
  author: Author,
  { name, revision }: NamedUnit,
): Promise<Unit> {
  const present = await lockedUnit(transaction, author, name);
  const { location_id } = present;
  if (location_id !== null) {
    const change = { revision, set: { location_id: null }, before: { location_id } };
    await writeChange(transaction, author, present, change);
  }
  return readUnit(transaction, present);
}

/**
 * Deletes a unit everywhere; surveys keep what they recorded, and its number becomes free.
 *
 * @param confirmed the numbers of surveys and tires that the author confirmed
 * @throws Refusal `unknown_value`; `changed_elsewhere` also if one of these numbers has changed
 */
export async function deleteUnit(
  transaction: Kysely<Schema>,
  author: Author,
  { name, revision }: NamedUnit,
  confirmed: { readonly surveys: number; readonly tires: number },
): Promise<void> {
  const present = await lockedUnit(transaction, author, name);
  const surveys = await countSurveys(transaction, present);
  if (surveys !== confirmed.surveys) throw refuse('changed_elsewhere', 'surveys');
  const tires = await countTires(transaction, present);
  if (tires !== confirmed.tires) throw refuse('changed_elsewhere', 'tires');
  await writeChange(transaction, author, present, {
    revision,
    set: { deleted_at: author.now },
    before: {},
    action: 'deleted',
  });
  await recordDeletion(transaction, author, {
    area: 'unit',
    subject: present.unit_number,
    account: present.account_id,
  });
}

/** Locks the unit's account, then reads the unit. */
async function lockedUnit(
  transaction: Kysely<Schema>,
  { user }: Author,
  name: string,
): Promise<PresentUnit> {
  const asking = { db: transaction, user };
  const { account_id } = await findUnit(asking, name, 'id');
  await lockAccount(transaction, account_id);
  return findUnit(asking, name, 'id');
}
