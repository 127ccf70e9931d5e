import type { RemovedTireSaving } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { everyones } from '../../../scope/everyones.ts';
import { lockAccount } from '../../../writing/lock-account.ts';
import { changedElsewhere, noteChange } from '../../../writing/row-changes.ts';
import { lockOpenSurvey } from '../find-survey.ts';
import { dealerOf } from '../inspections/noted-place.ts';
import type { Surveyor } from '../surveyor.ts';
import { judgeChanged, presentChange } from './changed-inspection.ts';
import { type StoredRemoval, writeConditions } from './find-removal.ts';
import { lockMount, toldOf } from './mount-place.ts';
import { columnsOf } from './update-removed-tire.ts';

/** What the history keeps of a removal that was deleted. */
type Deleted = Pick<
  StoredRemoval,
  'location_id' | 'mount_id' | 'removed_on' | 'survey_id' | 'odometer_km' | 'tread_mm'
> & { readonly ended_with?: number | null };

/**
 * Takes a tire off again whose removal was deleted, as long as nothing was read of it since.
 *
 * @throws Refusal `unknown_value` for a removal that was not deleted so; `survey_finished`, `invalid`,
 *   `changed_elsewhere`
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
  // As the deletion has written it; one that went when its change was undone has left nothing.
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
  const ended_with = await presentChange(transaction, before.ended_with);
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
  await judgeChanged(transaction, author, { ...mount, ended_with });
  await noteChange(transaction, author, {
    kind: 'removal',
    id,
    revision,
    accountId: account_id,
    dealerId: survey && dealerOf(survey),
    action: 'restored',
    before: {},
    told: toldOf(mount),
  });
}

const isComplete = (before: Partial<Deleted>): before is Deleted => before.mount_id !== undefined;

/** The survey of a removal; null for none, and for one that was deleted meanwhile. */
async function surveyOf(transaction: Kysely<Schema>, { user }: Surveyor, id: number | null) {
  if (id === null) return null;
  const { rows } = await sql`select from ${everyones('surveys')} where id = ${id}`.execute(
    transaction,
  );
  return rows.length === 0 ? null : lockOpenSurvey({ db: transaction, user }, id, 'id');
}
