import type { WearCondition } from '@portal/contract/fleet-surveys';
import { type Kysely, type Selectable, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { changedElsewhere } from '../../../writing/row-changes.ts';
import { lockOpenSurvey } from '../find-survey.ts';
import { dealerOf } from '../inspections/change-audience.ts';
import type { Surveyor } from '../surveyor.ts';

/** A removal as stored. */
export interface StoredRemoval extends Omit<Selectable<Schema['removals']>, 'client_key'> {
  readonly conditions: WearCondition[];
}

/** A removal locked until the transaction ends, and the dealer who sees its history. */
export interface LockedRemoval {
  readonly removal: StoredRemoval;
  readonly dealerId: number | null;
}

/**
 * Locks a removal for a write, together with the tires of its account, and its survey where it has one.
 *
 * @throws Refusal `unknown_value`, `survey_finished` at `id`
 */
export async function lockRemoval(
  transaction: Kysely<Schema>,
  { user }: Surveyor,
  id: number,
): Promise<LockedRemoval> {
  const seen = await readRemoval(transaction, id);
  if (!seen) throw refuse('unknown_value', 'id');
  const survey =
    seen.survey_id === null
      ? null
      : await lockOpenSurvey({ db: transaction, user }, seen.survey_id, 'id');
  await lockAccount(transaction, seen.account_id);
  await sql`select from ${unguardedTable('removals')} where id = ${id} for no key update`.execute(
    transaction,
  );
  const removal = await readRemoval(transaction, id);
  if (!removal) throw refuse('unknown_value', 'id');
  return { removal, dealerId: survey && dealerOf(survey) };
}

async function readRemoval(
  transaction: Kysely<Schema>,
  id: number,
): Promise<StoredRemoval | undefined> {
  const found = await transaction
    .selectFrom('removals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const conditions = await transaction
    .selectFrom('removal_conditions')
    .innerJoin('wear_conditions', 'code', 'condition')
    .select('condition')
    .where('removal_id', '=', id)
    .orderBy('place')
    .execute();
  const { client_key: _, ...removal } = found;
  // The database accepts no other codes.
  return { ...removal, conditions: conditions.map(({ condition }) => condition as WearCondition) };
}

/** @throws Refusal `changed_elsewhere` for a stale revision */
export async function checkRevision(
  transaction: Kysely<Schema>,
  { id, revision }: StoredRemoval,
  read: number,
): Promise<void> {
  if (revision !== read)
    throw await changedElsewhere(transaction, { kind: 'removal', id, revision });
}

/** Replaces the wear conditions of a removed tire. */
export async function writeConditions(
  transaction: Kysely<Schema>,
  removal_id: number,
  conditions: readonly WearCondition[],
): Promise<void> {
  await transaction.deleteFrom('removal_conditions').where('removal_id', '=', removal_id).execute();
  if (conditions.length === 0) return;
  await transaction
    .insertInto('removal_conditions')
    .values(conditions.map((condition) => ({ removal_id, condition })))
    .execute();
}
