import { keptThingLimits } from '@portal/contract/portal';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { KeptKind } from './kept-kind.ts';
import { checkNameIsFree, checkRowLimit, isPresent } from './kept-names.ts';

const undoTime = keptThingLimits.undoDays * 24 * 3_600_000;

interface OwnRow {
  readonly userId: number;
  readonly id: number;
  readonly now: Date;
}

/**
 * Deletes one of the user's own rows. If its kind can be restored, that is possible for some days,
 * and for each user's most recent deletions.
 *
 * @returns until when it can be restored
 * @throws Refusal `unknown_value`
 */
export async function deleteKept(
  transaction: Kysely<Schema>,
  kind: KeptKind,
  { userId, id, now }: OwnRow,
): Promise<Date> {
  const { table } = kind;
  const present = sql<SqlBool>`id = ${id} and user_id = ${userId} and ${isPresent(kind)}`;
  const found = kind.canUndo
    ? await transaction
        .updateTable(table)
        .set({ deleted_at: now })
        .where(present)
        .executeTakeFirst()
    : await transaction.deleteFrom(table).where(present).executeTakeFirst();
  const count = 'numUpdatedRows' in found ? found.numUpdatedRows : found.numDeletedRows;
  if (count === 0n) throw refuse('unknown_value', 'id');
  if (!kind.canUndo) return now;
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
        .offset(keptThingLimits.undoRows),
    )
    .execute();
  return new Date(now.getTime() + undoTime);
}

/**
 * Restores a deleted row. A row that is not deleted is left unchanged.
 *
 * @throws Refusal `unknown_value`, `unique` or `limit_reached`
 */
export async function restoreKept(
  transaction: Kysely<Schema>,
  kind: KeptKind,
  { userId, id, now }: OwnRow,
): Promise<void> {
  const { table } = kind;
  const since = new Date(now.getTime() - undoTime);
  const { rows } = await sql<{ name: string; deleted_at: Date | null }>`
    select name, deleted_at from ${sql.table(table)}
    where id = ${id} and user_id = ${userId}
      and (deleted_at is null or deleted_at >= ${since})`.execute(transaction);
  const [found] = rows;
  if (!found) throw refuse('unknown_value', 'id');
  if (found.deleted_at === null) return;
  await checkNameIsFree(transaction, kind, { userId, name: found.name });
  await checkRowLimit(transaction, kind, userId);
  await transaction.updateTable(table).set({ deleted_at: null }).where('id', '=', id).execute();
}

/** Deletes rows for good that can no longer be restored. */
export async function purgeDeleted(
  db: Kysely<Schema>,
  kinds: readonly KeptKind[],
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - undoTime);
  for (const { table, canUndo } of kinds) {
    if (!canUndo) continue;
    await sql`delete from ${sql.table(table)} where deleted_at < ${before}`.execute(db);
  }
}
