import { type Kysely, sql } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { unguardedTable } from '../../../../scope/unguarded-table.ts';
import { lockAccount } from '../../../../writing/lock-account.ts';
import { recordRowChange } from '../../../../writing/row-changes.ts';
import { reviseTire } from '../../mounting/write-change.ts';
import { idOfName } from '../../named-row.ts';
import type { Surveyor } from '../../surveyor.ts';
import { dealerOf } from '../change-audience.ts';
import { lockInspection, type SurveyInspection } from '../find-inspection.ts';
import { judge } from '../judge.ts';
import { readChanges } from '../read-changes.ts';
import type { InspectedUnit } from '../wheel-rows.ts';

/**
 * Undoes a change: restores the tires of a unit to those before it.
 *
 * @param name the id of the change, or the client key of the author's call that made it
 * @throws Refusal `unknown_value`, `survey_finished`, `not_undoable` with the obstacle
 */
export async function undoChange(
  transaction: Kysely<Schema>,
  author: Surveyor,
  name: number | string,
): Promise<InspectedUnit> {
  const path = 'tire_change_id';
  const asking = { db: transaction, user: author.user };
  const id = (await idOfName(asking, 'tire_changes', name)) ?? 0;
  const found = await transaction
    .selectFrom('tire_changes')
    .select('inspection_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('unknown_value', path);
  const inspected = await lockInspection(asking, found.inspection_id, path);
  await lockAccount(transaction, inspected.inspection.account_id);
  // Prevents concurrent readings of the tires to be removed.
  await sql`select from ${unguardedTable('mounts')} where begun_with = ${id} for update`.execute(
    transaction,
  );
  const [change] = await readChanges(transaction, sql`c.id = ${id}`);
  if (!change) throw refuse('unknown_value', path);
  const { obstacle } = change;
  if (obstacle !== null)
    throw new Refusal('not_undoable', path, refusalMessages.not_undoable, { extra: { obstacle } });
  await restoreTires(transaction, author, inspected, id);
  await transaction
    .updateTable('tire_changes')
    .set({ undone_at: author.now })
    .where('id', '=', id)
    .execute();
  return judge(transaction, inspected, { changed_at: author.now });
}

async function restoreTires(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey, inspection }: SurveyInspection,
  id: number,
): Promise<void> {
  const told = { unit: inspection.unit_id };
  const noted = { accountId: inspection.account_id, dealerId: dealerOf(survey), told };
  const tires = await transaction
    .selectFrom('tires')
    .select(['id', 'revision', 'made_with'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mounts')
        .select('tire_id')
        .where(({ eb, or }) => or([eb('begun_with', '=', id), eb('ended_with', '=', id)])),
    )
    .orderBy('id')
    .execute();
  const removals = await transaction
    .deleteFrom('removals')
    .where('mount_id', 'in', ({ selectFrom }) =>
      selectFrom('mounts').select('id').where('ended_with', '=', id),
    )
    .returning('id')
    .execute();
  // New mounts are deleted first: a position and a tire each have at most one open mount.
  await transaction.deleteFrom('mounts').where('begun_with', '=', id).execute();
  await transaction
    .updateTable('mounts')
    .set({ ended_on: null, ended_with: null })
    .where('ended_with', '=', id)
    .execute();
  await transaction.deleteFrom('tires').where('made_with', '=', id).execute();
  const deleted = { ...noted, action: 'deleted', before: {} } as const;
  for (const { id: removalId } of removals) {
    const removal = { kind: 'removal', id: removalId, revision: 2 } as const;
    await recordRowChange(transaction, author, { ...deleted, ...removal });
  }
  for (const { id: tire_id, revision, made_with } of tires) {
    if (made_with === id) {
      const tire = { kind: 'tire', id: tire_id, revision: revision + 1 } as const;
      await recordRowChange(transaction, author, { ...deleted, ...tire });
    } else {
      const restored = { ...noted, action: 'restored', before: {} } as const;
      await reviseTire(transaction, author, { tire_id, revision }, restored);
    }
  }
}
