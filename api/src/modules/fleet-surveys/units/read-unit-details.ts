import type { UnitDetails } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findNamedRow } from '../named-row.ts';
import { readHistory } from '../row-history.ts';
import { readUnit } from './unit-rows.ts';

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
  const found = await findUnit({ db, user }, name, 'id');
  const unit = await readUnit(db, found);
  const surveys = await countSurveys(db, found);
  const tires = await countTires(db, found);
  return { unit, surveys, tires, history: await readHistory(db, 'unit', found.id) };
}

/** How many surveys that the user may see a unit was in. */
export async function countSurveys(
  db: Kysely<Schema>,
  { id, account_id }: { readonly id: number; readonly account_id: number },
): Promise<number> {
  const { surveys } = await db
    .selectFrom('unit_inspections')
    .select(({ fn }) => fn.countAll<number>().as('surveys'))
    .where('account_id', '=', account_id)
    .where('unit_id', '=', id)
    .executeTakeFirstOrThrow();
  return surveys;
}

/** How many tires a unit has. */
export async function countTires(
  db: Kysely<Schema>,
  { id }: { readonly id: number },
): Promise<number> {
  const { tires } = await db
    .selectFrom('mounts')
    .select(({ fn }) => fn.countAll<number>().as('tires'))
    .where('unit_id', '=', id)
    .where('ended_on', 'is', null)
    .executeTakeFirstOrThrow();
  return tires;
}
