import type { CloneRequest, Clones } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { consecutiveNumbers, freeNumbers } from './counted-numbers.ts';
import { addUnits } from './new-units.ts';
import { findUnit } from './read-unit-details.ts';
import { takenNumbers } from './taken-numbers.ts';
import type { Author } from './write-change.ts';

/** Columns that clones do not copy, because they identify one unit. */
const own = {
  vin: null,
  license_plate: null,
  license_plate_state: null,
  license_plate_country: null,
} as const;

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/**
 * Returns the numbers of a unit's clones, each with whether another unit already has it.
 *
 * @throws Refusal `unknown_value`; `invalid` for a malformed first number, or if counting up makes
 * a number too long
 */
export async function previewClones(asking: QueryContext, said: CloneRequest): Promise<Clones> {
  const { account_id, unit_number } = await findUnit(asking, said.unit_id, 'unit_id');
  const { first_number: first, count } = said;
  const numbers =
    first === undefined
      ? await freeNumbers(asking.db, account_id, unit_number, count)
      : consecutiveNumbers(first, count);
  const taken = await takenNumbers(asking.db, account_id, numbers);
  return numbers.map((number, index) => ({
    unit_number: number,
    is_taken: taken[index]?.unit != null,
    unit_id: null,
  }));
}

/**
 * Makes several copies of a unit at its location.
 *
 * @throws Refusal as for the preview; `unique` when one of the numbers is taken
 */
export async function cloneUnit(
  transaction: Kysely<Schema>,
  author: Author,
  said: CloneRequest,
): Promise<Clones> {
  const asking = { db: transaction, user: author.user };
  const { account_id } = await findUnit(asking, said.unit_id, 'unit_id');
  await lockAccount(transaction, account_id);
  const unit = await findUnit(asking, said.unit_id, 'unit_id');
  const clones = await previewClones(asking, said);
  if (clones.some(({ is_taken }) => is_taken)) throw refuse('unique', 'first_number');
  const { type, configuration, vocation, meter, dot, manufacturer, model, year } = unit;
  const { location_id, owner_id } = unit;
  const like = { type, configuration, vocation, meter, dot, manufacturer, model, year };
  const ids = await addUnits(
    transaction,
    author,
    account_id,
    clones.map(({ unit_number }) => ({
      ...like,
      ...own,
      ...{ unit_number, location_id, owner_id, is_active: true },
    })),
  );
  return clones.map((clone, index) => ({ ...clone, unit_id: ids[index] ?? null }));
}
