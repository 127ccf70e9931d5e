import type { Unit, UnitSaving } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { findLocation } from '../find-location.ts';
import { yearOf } from '../surveyor.ts';
import { changeUnit, differing } from './change-unit.ts';
import { checkUnit } from './check-unit.ts';
import { unitByNumber } from './find-by-number.ts';
import { addUnits } from './new-units.ts';
import { findUnit } from './read-unit-details.ts';
import { type RelocationAuthor, relocateTires } from './relocate-tires.ts';
import { ownerId } from './unit-owners.ts';
import { readUnit } from './unit-rows.ts';
import { checkRevision, type PresentUnit } from './write-change.ts';

/**
 * Adds or changes a unit. Saving unchanged values is no change.
 *
 * @throws Refusal `unknown_value`, `invalid`, `unique`, `changed_elsewhere`; and as `relocateTires`
 * does
 */
export async function saveUnit(
  transaction: Kysely<Schema>,
  author: RelocationAuthor,
  saving: UnitSaving,
): Promise<Unit> {
  const { client_key, unit_id, revision, location_id, owner, tires, ...said } = saving;
  const asking = { db: transaction, user: author.user };
  const named = unit_id === undefined ? null : await findUnit(asking, unit_id, 'unit_id');
  const account_id = await accountOf(transaction, named, location_id);
  await lockAccount(transaction, account_id);
  // Read again under the lock.
  const present = named && (await findUnit(asking, named.id, 'unit_id'));
  const columns = {
    ...checkUnit(said, present, yearOf(author)),
    location_id,
    owner_id:
      owner === undefined
        ? (present?.owner_id ?? null)
        : await ownerId(transaction, account_id, owner),
  };
  const wanted = { account_id, number: columns.unit_number };
  if (!present) {
    await checkNumberIsFree(transaction, { ...wanted, id: 0 });
    const [id = 0] = await addUnits(transaction, author, account_id, [columns], client_key);
    return readUnit(transaction, { id, account_id });
  }
  if (Object.keys(differing(present, columns)).length > 0) {
    await checkRevision(transaction, present, revision);
    await checkNumberIsFree(transaction, { ...wanted, id: present.id });
    await relocateTires(transaction, author, present, { ...columns, tires });
    await changeUnit(transaction, author, present, { revision, columns });
  }
  return readUnit(transaction, present);
}

/** Returns the account of a unit; for a new unit, the account of its location. */
async function accountOf(
  transaction: Kysely<Schema>,
  present: PresentUnit | null,
  location_id: number | null,
): Promise<number> {
  if (location_id === null) {
    if (present) return present.account_id;
    throw refuse('invalid', 'location_id', 'A new unit stands at a location.');
  }
  const { account_id } = await findLocation(transaction, location_id, 'location_id');
  if (present && present.account_id !== account_id) throw refuse('unknown_value', 'location_id');
  return account_id;
}

async function checkNumberIsFree(
  transaction: Kysely<Schema>,
  { account_id, id, number }: { account_id: number; id: number; number: string },
): Promise<void> {
  const holder = await unitByNumber(transaction, account_id, number);
  if (holder !== null && holder !== id) throw refuse('unique', 'unit_number');
}
