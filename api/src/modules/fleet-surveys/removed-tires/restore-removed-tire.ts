import type { RemovedTireSaving } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';
import { lockOpenSurvey } from '../find-survey.ts';
import { dealerOf } from '../inspections/change-audience.ts';
import type { Surveyor } from '../surveyor.ts';
import { findEndingChange, rejudgeRemovalInspection } from './changed-inspection.ts';
import { type StoredRemoval, writeConditions } from './find-removal.ts';
import { lockMount, mountAudienceOf } from './mount-place.ts';
import { columnsOf } from './update-removed-tire.ts';

/** The fields of a deleted removal that the history stores. */
type Deleted = Pick<
  StoredRemoval,
  'location_id' | 'mount_id' | 'removed_on' | 'survey_id' | 'odometer_km' | 'tread_mm'
> & { readonly ended_with?: number | null };

/**
 * Restores a deleted removal, so that the tire is removed again, unless it was read since.
 *
 * @throws Refusal `unknown_value` for a removal that was not deleted this way; `survey_finished`,
 * `invalid`, `changed_elsewhere`
 */
export async function restoreRemovedTire(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: RemovedTireSaving,
): Promise<void> {
  const { id } = said;
  const deletion = await transaction
    .selectFrom('row_changes')
    .selectAll()
    .where('kind', '=', 'removal')
    .where('row_id', '=', id)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  if (!deletion) throw refuse('unknown_value', 'id');
  if (deletion.action !== 'deleted' || deletion.revision !== said.revision)
    throw await changedElsewhere(transaction, { kind: 'removal', id, revision: deletion.revision });
  // The removal as stored by its deletion; a removal deleted by undoing its change stored nothing.
  const before = deletion.fields as unknown as Partial<Deleted>;
  if (!isComplete(before)) throw refuse('unknown_value', 'id');
  const { account_id } = deletion;
  const survey = await surveyOf(transaction, author, before.survey_id);
  await lockAccount(transaction, account_id);
  const mount = await lockMount(transaction, before.mount_id);
  const isReadSince = await transaction
    .selectFrom('readings')
    .select('id')
    .where('mount_id', '=', before.mount_id)
    .where('changed_at', '>', deletion.changed_at)
    .executeTakeFirst();
  if (!mount || mount.ended_on !== null || isReadSince)
    throw await changedElsewhere(transaction, { kind: 'removal', id, revision: deletion.revision });
  const { conditions, ...columns } = columnsOf(said, before);
  const { location_id, mount_id, removed_on } = before;
  const ended_with = await findEndingChange(transaction, before.ended_with);
  const revision = deletion.revision + 1;
  await transaction
    .updateTable('mounts')
    .set({ ended_on: removed_on, ended_with })
    .where('id', '=', mount_id)
    .execute();
  await transaction
    .insertInto('removals')
    .values({
      ...columns,
      id,
      account_id,
      location_id,
      mount_id,
      removed_on,
      survey_id: survey?.id ?? null,
      revision,
      client_key: null,
      created_by: author.user.id,
      changed_at: author.now,
    })
    .execute();
  await writeConditions(transaction, id, conditions);
  await rejudgeRemovalInspection(transaction, author, { ...mount, ended_with });
  await recordRowChange(transaction, author, {
    kind: 'removal',
    id,
    revision,
    accountId: account_id,
    dealerId: survey && dealerOf(survey),
    action: 'restored',
    before: {},
    told: mountAudienceOf(mount),
  });
}

const isComplete = (before: Partial<Deleted>): before is Deleted => before.mount_id !== undefined;

/** The survey of a removal; null if it has none, or if it was deleted since. */
async function surveyOf(transaction: Kysely<Schema>, { user }: Surveyor, id: number | null) {
  if (id === null) return null;
  const { rows } = await sql`select from ${unguardedTable('surveys')} where id = ${id}`.execute(
    transaction,
  );
  return rows.length === 0 ? null : lockOpenSurvey({ db: transaction, user }, id, 'id');
}
