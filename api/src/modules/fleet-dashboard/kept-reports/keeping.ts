import { keptLimits, savedName } from '@portal/contract/fleet-dashboard';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

type Kept = 'dashboard_templates' | 'favorite_reports';

/** Which rows are there for their user; the others can only be restored. */
const present = {
  dashboard_templates: sql<boolean>`deleted_at is null`,
  favorite_reports: sql<boolean>`true`,
};

/** Of what one user keeps; the caller's id is the key. */
export const keepLimit = { name: 'keep-report', hits: 60, seconds: 60 };

/** @throws Refusal `invalid` when the text is no name */
export function checkedName(text: string, path: string): string {
  const name = savedName(text);
  if (name === null) {
    throw refuse('invalid', path, `A name is one line of 1 to ${keptLimits.name} characters.`);
  }
  return name;
}

/**
 * Holds a name against the others of the same user, whatever their case.
 *
 * @param named.id the row that is to have the name, if it is there already
 * @throws Refusal `unique`
 */
export async function checkNameIsFree(
  transaction: Kysely<Schema>,
  kept: Kept,
  named: { userId: number; name: string; path: string; id?: number },
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(kept)}
    where user_id = ${named.userId} and ${present[kept]} and id <> ${named.id ?? 0}
      and lower(name collate "und-x-icu") = lower(${named.name}::text collate "und-x-icu")
    limit 1`.execute(transaction);
  if (rows.length > 0) throw refuse('unique', named.path);
}

/** @throws Refusal `limit_reached` when the user keeps as many as one may */
export async function checkRoom(
  transaction: Kysely<Schema>,
  kept: Kept,
  userId: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kept)}
    where user_id = ${userId} and ${present[kept]}`.execute(transaction);
  if ((rows[0]?.count ?? 0) >= keptLimits.each) throw refuse('limit_reached');
}

/** The row that an earlier sending of the same call has made, if any. */
export async function madeBefore(
  transaction: Kysely<Schema>,
  kept: Kept,
  { userId, clientKey }: { userId: number; clientKey: string | undefined },
): Promise<number | null> {
  if (clientKey === undefined) return null;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kept)}
    where user_id = ${userId} and client_key = ${clientKey}`.execute(transaction);
  return rows[0]?.id ?? null;
}
