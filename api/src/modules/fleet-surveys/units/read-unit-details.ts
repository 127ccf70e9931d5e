import type { UnitChange, UnitDetails } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findNamedRow } from '../named-row.ts';
import { readUnitRows, type UnitIds } from './unit-rows.ts';

/** Changes that are told, the newest ones. */
const told = 20;

interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/**
 * Finds a unit that the user may see and nobody has deleted.
 *
 * @param path where its name stands
 * @throws Refusal `unknown_value`
 */
export async function findUnit({ db, user }: Asking, name: number | string, path: string) {
  const id = await findNamedRow({ db, user }, 'units', name);
  const found = await db
    .selectFrom('units')
    .selectAll()
    .where('id', '=', id ?? 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw refuse('unknown_value', path);
  return found;
}

/** A unit with what a deletion would concern, and its last changes. @throws Refusal `unknown_value` */
export async function readUnitDetails({ db, user }: Asking, name: string): Promise<UnitDetails> {
  const { id, account_id } = await findUnit({ db, user }, name, 'id');
  const [details] = await readDetailsOfEach(db, { account_id, ids: [id] });
  if (!details) throw new Error(`Unit ${id} is gone.`);
  return details;
}

/** The same of several units at once. */
export async function readDetailsOfEach(
  db: Kysely<Schema>,
  units: UnitIds,
): Promise<UnitDetails[]> {
  const rows = await readUnitRows(db, units);
  const surveys = await surveysOfEach(db, units);
  const tires = await tiresOfEach(db, units);
  const history = await historyOfEach(db, units);
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

/** How many surveys that the user may see a unit was in. */
export const countSurveys = async (db: Kysely<Schema>, { id, account_id }: OneUnit) =>
  (await surveysOfEach(db, { account_id, ids: [id] })).get(id) ?? 0;

/** How many tires a unit has. */
export const countTires = async (db: Kysely<Schema>, { id, account_id }: OneUnit) =>
  (await tiresOfEach(db, { account_id, ids: [id] })).get(id) ?? 0;

async function surveysOfEach(db: Kysely<Schema>, { account_id, ids }: UnitIds) {
  const rows = await db
    .selectFrom('unit_inspections')
    .select(({ fn }) => ['unit_id', fn.countAll<number>().as('surveys')])
    .where('account_id', '=', account_id)
    .where('unit_id', '=', sql<number>`any (${ids}::int[])`)
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

type StoredChange = Omit<UnitChange, 'changed_at'> & {
  readonly unit_id: number;
  readonly changed_at: Date;
};

async function historyOfEach(db: Kysely<Schema>, { ids }: UnitIds) {
  const { rows } = await sql<StoredChange>`
    select u.id as unit_id, c.* from unnest(${ids}::int[]) u (id)
    cross join lateral (
      select revision, action, fields, changed_by_name as changed_by, changed_at
      from row_changes where kind = 'unit' and row_id = u.id
      order by revision desc limit ${told}
    ) c
    order by u.id, c.revision desc`.execute(db);
  const history = new Map<number, UnitChange[]>();
  for (const { unit_id, changed_at, ...change } of rows) {
    const own = history.get(unit_id) ?? [];
    own.push({ ...change, changed_at: changed_at.toISOString() });
    history.set(unit_id, own);
  }
  return history;
}
