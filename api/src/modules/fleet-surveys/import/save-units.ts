import type { SavedUnits, UnitsSaving } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { recordRowChanges } from '../../../writing/row-changes.ts';
import { findLocation } from '../find-location.ts';
import { idOfName } from '../named-row.ts';
import { type Surveyor, yearOf } from '../surveyor.ts';
import { addUnits } from '../units/new-units.ts';
import { presentUnits } from '../units/present-units.ts';
import { takenNumbers } from '../units/taken-numbers.ts';
import { tirePlaces } from '../units/tire-places.ts';
import { ownerId, ownerNames } from '../units/unit-owners.ts';
import { type Author, unitChangeOf, updateUnit } from '../units/write-change.ts';
import { type Plan, type PlannedUnit, planRows, type ResolvedRow } from './plan-rows.ts';

type SavedRows = SavedUnits['units'];

/**
 * Saves units at a location, row by row: faulty rows are refused with their faults, and the others
 * are saved, or none at all if the call requires all.
 *
 * @throws Refusal `unknown_value` for the location
 */
export async function saveUnits(
  transaction: Kysely<Schema>,
  author: Surveyor,
  saving: UnitsSaving,
): Promise<SavedRows> {
  const { account_id, id: location_id } = await findLocation(
    transaction,
    saving.location_id,
    'location_id',
  );
  await lockAccount(transaction, account_id);
  const rows = await resolveRows(transaction, author, account_id, saving.units);
  const owners = await ownerNames(transaction, account_id);
  const thisYear = yearOf(author);
  const isMoveConfirmed = saving.is_move_confirmed;
  const plans = planRows(rows, { location_id, owners, thisYear, isMoveConfirmed });
  if (saving.is_all_or_none && plans.some(({ result }) => result === 'refused')) {
    return rows.map((row, index) => refusedRow(row, plans[index]));
  }
  return write(transaction, author, { account_id, rows, plans });
}

/** Reads for each row the unit that it names, and the one that has its number. */
async function resolveRows(
  transaction: Kysely<Schema>,
  { user }: Author,
  accountId: number,
  units: UnitsSaving['units'],
): Promise<ResolvedRow[]> {
  const named = new Map<number | string, number>();
  for (const { unit_id } of units) {
    if (unit_id !== undefined)
      named.set(unit_id, (await idOfName({ db: transaction, user }, 'units', unit_id)) ?? 0);
  }
  const present = await presentUnits(transaction, accountId, [...named.values()]);
  const numbers = units.map(({ unit_number }) => unit_number.trim().normalize('NFC'));
  const taken = await takenNumbers(transaction, accountId, numbers);
  const rows = units.map((said, index) => ({
    said,
    present:
      said.unit_id === undefined ? undefined : (present.get(named.get(said.unit_id) ?? 0) ?? null),
    taken: taken[index] ?? { key: '', unit: null },
  }));
  const rebuilt = rows.flatMap((row) =>
    row.present && row.present.configuration !== row.said.configuration ? [row.present.id] : [],
  );
  const tires = await tirePlaces(transaction, rebuilt);
  return rows.map((row) => ({ ...row, tires: tires.get(row.present?.id ?? 0) ?? [] }));
}

interface PlannedImport {
  readonly account_id: number;
  readonly rows: readonly ResolvedRow[];
  readonly plans: readonly Plan[];
}

async function write(
  transaction: Kysely<Schema>,
  author: Author,
  { account_id, rows, plans }: PlannedImport,
): Promise<SavedRows> {
  const ids = new Map<string, number | null>();
  const kept = async ({ owner, ...unit }: PlannedUnit) => {
    const name = owner ?? '';
    if (!ids.has(name)) ids.set(name, await ownerId(transaction, account_id, owner));
    return { ...unit, owner_id: ids.get(name) ?? null };
  };
  const changes = plans.flatMap((plan) => (isChange(plan) ? [plan] : []));
  // Changes come first, because they may free the number of a new unit.
  for (const { present, unit } of changes) {
    await updateUnit(transaction, author, present, await kept(unit));
  }
  await recordRowChanges(
    transaction,
    author,
    changes.map(({ present, before }) => ({ ...unitChangeOf(present), action: 'changed', before })),
  );
  const fresh = plans.flatMap((plan) => (plan.result === 'new' ? [plan] : []));
  const units = [];
  for (const { unit } of fresh) units.push(await kept(unit));
  const added = await addUnits(transaction, author, account_id, units);
  const addedTo = new Map<Plan, number>(fresh.map((plan, index) => [plan, added[index] ?? 0]));
  return rows.map((given, index) => {
    const plan = plans[index];
    if (!plan || plan.result === 'refused') return refusedRow(given, plan);
    const { row } = given.said;
    if (plan.result === 'new') {
      return { row, result: 'new', unit_id: addedTo.get(plan) ?? null, revision: 1, faults: [] };
    }
    const { id: unit_id, revision } = plan.present;
    return {
      row,
      result: plan.result,
      unit_id,
      revision: isChange(plan) ? revision + 1 : revision,
      faults: [],
    };
  });
}

const isChange = (plan: Plan): plan is Extract<Plan, { readonly before: unknown }> =>
  plan.result === 'changed' || plan.result === 'moved';

/** A row that is not saved, for faults of its own or of another row. */
const refusedRow = ({ said, present }: ResolvedRow, plan: Plan | undefined): SavedRows[number] => ({
  row: said.row,
  result: 'refused',
  unit_id: present?.id ?? null,
  revision: present?.revision ?? null,
  faults: plan?.result === 'refused' ? [...plan.faults] : [],
});
