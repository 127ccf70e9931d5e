import { keptLimits } from '@portal/contract/fleet-dashboard';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { checkNameIsFree, checkRoom } from './keeping.ts';
import type { Writing } from './write-template.ts';

const table = 'dashboard_templates';
const undoTime = keptLimits.undoDays * 24 * 3_600_000;

/**
 * Deletes a template; for some days it can be restored, and of each user the last ones.
 *
 * @returns until when
 * @throws Refusal `unknown_value`
 */
export async function deleteTemplate(
  transaction: Kysely<Schema>,
  { userId, now }: Writing,
  id: number,
): Promise<Date> {
  const deleted = await transaction
    .updateTable(table)
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw refuse('unknown_value', 'id');
  await transaction
    .deleteFrom(table)
    .where('id', 'in', (where) =>
      where
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .offset(keptLimits.undoRows),
    )
    .execute();
  return new Date(now.getTime() + undoTime);
}

/** @throws Refusal `unknown_value`, `unique` or `limit_reached` */
export async function restoreTemplate(
  transaction: Kysely<Schema>,
  { userId, now }: Writing,
  id: number,
): Promise<void> {
  const since = new Date(now.getTime() - undoTime);
  const found = await transaction
    .selectFrom(table)
    .select(['name', 'deleted_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>=', since)]))
    .executeTakeFirst();
  if (!found) throw refuse('unknown_value', 'id');
  if (found.deleted_at === null) return;
  await checkNameIsFree(transaction, table, { userId, name: found.name, path: 'report_name' });
  await checkRoom(transaction, table, userId);
  await transaction.updateTable(table).set({ deleted_at: null }).where('id', '=', id).execute();
}
