import type { UnitDetails } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { idOfName } from '../named-row.ts';
import { readHistories } from '../row-history.ts';
import { isVisit } from '../visits.ts';
import { withMoves } from './unit-moves.ts';
import { readUnitRows, type UnitIds } from './unit-rows.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/**
 * Finds a unit that the user may see and that is not deleted.
 *
 * @param path of the field that names it
 * @throws Refusal `unknown_value`
 */
export async function findUnit({ db, user }: QueryContext, name: number | string, path: string) {
  const id = await idOfName({ db, user }, 'units', name);
  const found = await db
    .selectFrom('units')
    .selectAll()
    .where('id', '=', id ?? 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw refuse('unknown_value', path);
  return found;
}

/**
 * Reads a unit with the counts that a deletion confirms, and its last changes.
 *
 * @throws Refusal `unknown_value`
 */
export async function readUnitDetails(
  { db, user }: QueryContext,
  name: string,
): Promise<UnitDetails> {
  const { id, account_id } = await findUnit({ db, user }, name, 'id');
  const [details] = await readDetailsOfEach(db, { account_id, ids: [id] });
  if (!details) throw new Error(`Unit ${id} is gone.`);
  return details;
}

/** Reads the details of several units at once. */
export async function readDetailsOfEach(
  db: Kysely<Schema>,
  units: UnitIds,
): Promise<UnitDetails[]> {
  const rows = await readUnitRows(db, units);
  const surveys = await surveysOfEach(db, units);
  const tires = await tiresOfEach(db, units);
  const history = await withMoves(db, rows, await readHistories(db, 'unit', units.ids));
  return rows.map((unit) => ({
    unit,
    surveys: surveys.get(unit.unit_id) ?? 0,
    tires: tires.get(unit.unit_id) ?? 0,
    history: history.get(unit.unit_id) ?? [],
  }));
}

interface OneUnit {
  readonly id: number;
  readonly account_id: number;
}

/** Counts the surveys of a unit that the user may see. */
export const countSurveys = async (db: Kysely<Schema>, { id, account_id }: OneUnit) =>
  (await surveysOfEach(db, { account_id, ids: [id] })).get(id) ?? 0;

export const countTires = async (db: Kysely<Schema>, { id, account_id }: OneUnit) =>
  (await tiresOfEach(db, { account_id, ids: [id] })).get(id) ?? 0;

async function surveysOfEach(db: Kysely<Schema>, { account_id, ids }: UnitIds) {
  const rows = await db
    .selectFrom('unit_inspections')
    .select(({ fn }) => ['unit_id', fn.countAll<number>().as('surveys')])
    .where('account_id', '=', account_id)
    .where('unit_id', '=', sql<number>`any (${ids}::int[])`)
    .where(isVisit('unit_inspections'))
    .groupBy('unit_id')
    .execute();
  return new Map(rows.map(({ unit_id, surveys }) => [unit_id, surveys]));
}

async function tiresOfEach(db: Kysely<Schema>, { ids }: UnitIds) {
  const rows = await db
    .selectFrom('mounts')
    .select(({ fn }) => ['unit_id', fn.countAll<number>().as('tires')])
    .where('unit_id', '=', sql<number>`any (${ids}::int[])`)
    .where('ended_on', 'is', null)
    .groupBy('unit_id')
    .execute();
  return new Map(rows.map(({ unit_id, tires }) => [unit_id, tires]));
}
