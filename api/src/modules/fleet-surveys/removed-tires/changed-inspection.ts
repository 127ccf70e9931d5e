import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findInspection } from '../inspections/find-inspection.ts';
import { judge } from '../inspections/judge.ts';
import type { Surveyor } from '../surveyor.ts';

/** The change that ended a mount; null if there is none, or if it was deleted with its survey. */
export async function findEndingChange(
  transaction: Kysely<Schema>,
  id: number | null | undefined,
): Promise<number | null> {
  const found = await transaction
    .selectFrom('tire_changes')
    .select('id')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Judges the inspection in which a tire was removed, because its content at that position has
 * changed.
 */
export async function rejudgeRemovalInspection(
  transaction: Kysely<Schema>,
  { user, now }: Surveyor,
  { ended_with }: Pick<Selectable<Schema['mounts']>, 'ended_with'>,
): Promise<void> {
  const change = await transaction
    .selectFrom('tire_changes')
    .select('inspection_id')
    .where('id', '=', ended_with ?? 0)
    .executeTakeFirst();
  if (!change) return;
  const inspected = await findInspection({ db: transaction, user }, change.inspection_id, 'id');
  await judge(transaction, inspected, { changed_at: now });
}
