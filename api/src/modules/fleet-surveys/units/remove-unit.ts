import type { Unit } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../lock-account.ts';
import { changeUnit, checkRevision } from './change-unit.ts';
import { findUnit, readUnitDetails } from './read-unit-details.ts';
import type { UnitAuthor } from './save-unit.ts';
import { readUnit } from './unit-rows.ts';

interface Named {
  readonly id: string;
  readonly revision: number;
}

/** Takes a unit off its location. @throws Refusal `unknown_value`, `changed_elsewhere` */
export async function takeOffUnit(
  transaction: Kysely<Schema>,
  author: UnitAuthor,
  named: Named,
): Promise<Unit> {
  const unit = await readForChange(transaction, author, named);
  await changeUnit(transaction, author, unit, { location_id: null });
  return readUnit(transaction, unit);
}

/**
 * Deletes a unit everywhere; its number is free then, and surveys keep what they recorded.
 *
 * @param confirmed how many surveys and tires the person was told of
 * @throws Refusal `unknown_value`; `changed_elsewhere` also when there are more or fewer by now
 */
export async function deleteUnit(
  transaction: Kysely<Schema>,
  author: UnitAuthor,
  named: Named,
  confirmed: { readonly surveys: number; readonly tires: number },
): Promise<void> {
  const unit = await readForChange(transaction, author, named);
  const details = await readUnitDetails({ db: transaction, user: author.user }, String(unit.id));
  for (const path of ['surveys', 'tires'] as const) {
    if (confirmed[path] !== details[path]) {
      const { surveys, tires } = details;
      throw new Refusal('changed_elsewhere', path, refusalMessages.changed_elsewhere, {
        extra: { surveys, tires, revision: unit.revision },
      });
    }
  }
  await changeUnit(transaction, author, unit, { deleted_at: author.now }, 'deleted');
}

/** Finds a unit as nobody else changes it until the transaction ends. */
async function readForChange(
  transaction: Kysely<Schema>,
  { user }: UnitAuthor,
  { id, revision }: Named,
) {
  const asking = { db: transaction, user };
  const { account_id } = await findUnit(asking, id, 'id');
  await lockAccount(transaction, account_id);
  const unit = await findUnit(asking, id, 'id');
  await checkRevision(transaction, unit, revision);
  return unit;
}
