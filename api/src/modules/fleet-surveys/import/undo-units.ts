import { type SavedUnits, surveyLimits } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordDeletion } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { findLocation } from '../find-location.ts';
import { lostPlaces } from '../mounting/places-of.ts';
import { changeUnit } from '../units/change-unit.ts';
import { unitByNumber } from '../units/find-by-number.ts';
import type { UnitWriteColumns } from '../units/new-units.ts';
import { presentUnits } from '../units/present-units.ts';
import { tirePlaces } from '../units/tire-places.ts';
import { ownerId } from '../units/unit-owners.ts';
import { type Author, type PresentUnit, writeChange } from '../units/write-change.ts';

type SavedRow = SavedUnits['units'][number];

const hour = 3_600_000;
const call = 'POST fleet_survey/save_units';

/**
 * Undoes an earlier call: units that it added are deleted, and those that it changed are restored.
 * Units that were changed since, or added to a survey, stay as they are.
 *
 * @param key client key of the earlier call
 * @throws Refusal `unknown_value` when the user made no such call at the location within a day
 */
export async function undoUnits(
  transaction: Kysely<Schema>,
  author: Author,
  { location_id, key }: { readonly location_id: number; readonly key: string },
): Promise<SavedRow[]> {
  const { account_id } = await findLocation(transaction, location_id, 'location_id');
  await lockAccount(transaction, account_id);
  const saved = await savedBy(transaction, author, key);
  const ids = saved.flatMap(({ unit_id }) => unit_id ?? []);
  const present = await presentUnits(transaction, account_id, ids);
  const undone: SavedRow[] = [];
  // Last one first, because a number may have moved from one unit to another.
  for (const row of saved.reverse()) {
    const unit = present.get(row.unit_id ?? 0);
    const fault =
      unit && unit.revision === row.revision
        ? await undoRow(transaction, author, unit, row.result)
        : { path: 'revision', code: 'changed_elsewhere' };
    undone.push({
      ...row,
      result: fault ? 'refused' : 'undone',
      revision: unit ? unit.revision + (fault ? 0 : 1) : null,
      faults: fault ? [fault] : [],
    });
  }
  return undone.reverse();
}

/** Reads what an earlier call of the same user saved. */
async function savedBy(
  transaction: Kysely<Schema>,
  { user, now }: Author,
  key: string,
): Promise<SavedRow[]> {
  const earlier = await transaction
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('user_id', '=', user.id)
    .where('client_key', '=', key.toLowerCase())
    .where('call', '=', call)
    .where('created_at', '>=', new Date(now.getTime() - surveyLimits.undoHours * hour))
    .executeTakeFirst();
  if (!earlier) throw refuse('unknown_value', 'undo');
  const { units } = earlier.answer as SavedUnits;
  return units.filter(({ result }) => ['new', 'changed', 'moved'].includes(result));
}

type Fault = SavedRow['faults'][number];

async function undoRow(
  transaction: Kysely<Schema>,
  author: Author,
  unit: PresentUnit,
  result: SavedRow['result'],
): Promise<Fault | null> {
  if (result === 'new') {
    if (await isSurveyed(transaction, unit.id)) return { path: '', code: 'changed_elsewhere' };
    await writeChange(transaction, author, unit, {
      revision: unit.revision,
      set: { deleted_at: author.now },
      before: {},
      action: 'deleted',
    });
    await recordDeletion(transaction, author, {
      area: 'unit',
      subject: unit.unit_number,
      account: unit.account_id,
    });
    return null;
  }
  const { fields } = await transaction
    .selectFrom('row_changes')
    .select('fields')
    .where('kind', '=', 'unit')
    .where('row_id', '=', unit.id)
    .where('revision', '=', unit.revision)
    .executeTakeFirstOrThrow();
  const { owner, ...before } = fields as Partial<UnitWriteColumns> & {
    readonly owner?: string | null;
  };
  if (before.unit_number !== undefined) {
    const holder = await unitByNumber(transaction, unit.account_id, before.unit_number);
    if (holder !== null && holder !== unit.id) return { path: 'unit_number', code: 'unique' };
  }
  if (before.configuration !== undefined) {
    const places = (await tirePlaces(transaction, [unit.id])).get(unit.id) ?? [];
    if (lostPlaces(places, before.configuration).length > 0)
      return { path: 'configuration', code: 'tires_in_place' };
  }
  const owner_id =
    owner === undefined ? {} : { owner_id: await ownerId(transaction, unit.account_id, owner) };
  await changeUnit(transaction, author, unit, {
    revision: unit.revision,
    columns: { ...before, ...owner_id },
    action: 'restored',
  });
  return null;
}

async function isSurveyed(transaction: Kysely<Schema>, id: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('unit_inspections')
    .select('id')
    .where('unit_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
