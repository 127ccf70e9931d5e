import type { Unit, UnitSaving } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../locations/find-location.ts';
import { lockAccount } from '../lock-account.ts';
import { changeUnit, checkRevision, differing, type PresentUnit } from './change-unit.ts';
import { checkUnit } from './check-unit.ts';
import { addUnits } from './new-units.ts';
import { findUnit } from './read-unit-details.ts';
import { unitByNumber } from './unit-by-number.ts';
import { ownerId } from './unit-owners.ts';
import { readUnit } from './unit-rows.ts';

/** Who writes, and when. */
export interface UnitAuthor {
  readonly user: CurrentUser;
  readonly now: Date;
}

/**
 * Adds a unit, or changes one. What stands there already is no change.
 *
 * @throws Refusal `unknown_value`, `invalid`, `unique`, `changed_elsewhere`
 */
export async function saveUnit(
  transaction: Kysely<Schema>,
  author: UnitAuthor,
  saving: UnitSaving,
): Promise<Unit> {
  const { client_key, unit_id, revision, location_id, owner, ...said } = saving;
  const asking = { db: transaction, user: author.user };
  const named = unit_id === undefined ? null : await findUnit(asking, unit_id, 'unit_id');
  const account_id = await accountOf(transaction, named, location_id);
  await lockAccount(transaction, account_id);
  // Read again, now that nobody else changes it.
  const present = named && (await findUnit(asking, named.id, 'unit_id'));
  const columns = {
    ...checkUnit(said, present, author.now.getUTCFullYear()),
    location_id,
    owner_id:
      owner === undefined
        ? (present?.owner_id ?? null)
        : await ownerId(transaction, account_id, owner),
  };
  const isChange = present !== null && Object.keys(differing(present, columns)).length > 0;
  if (isChange) await checkRevision(transaction, present, revision);
  const holder = await unitByNumber(transaction, account_id, columns.unit_number);
  if (holder !== null && holder !== present?.id) throw refuse('unique', 'unit_number');
  if (present) {
    await changeUnit(transaction, author, present, columns);
    return readUnit(transaction, present);
  }
  const [id = 0] = await addUnits(transaction, author, account_id, [columns], client_key);
  return readUnit(transaction, { id, account_id });
}

/** The account that a unit is of, or comes to by its location. */
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
