import { keptThingLimits, savedName } from '@portal/contract/portal';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { KeptKind } from './kept-kind.ts';

/** The rows that their user can see; the others can only be restored. */
export const isPresent = ({ canUndo }: KeptKind): RawBuilder<boolean> =>
  canUndo ? sql<boolean>`deleted_at is null` : sql<boolean>`true`;

/** @throws Refusal `invalid` when the text is not a valid name */
export function checkedName({ namePath }: KeptKind, text: string): string {
  const name = savedName(text);
  if (name !== null) return name;
  throw refuse(
    'invalid',
    namePath,
    `A name is one line of 1 to ${keptThingLimits.name} characters.`,
  );
}

/**
 * Compares a name with the others of the same user, ignoring case.
 *
 * @param named.id the row that gets the name, if it already exists
 * @throws Refusal `unique`
 */
export async function checkNameIsFree(
  transaction: Kysely<Schema>,
  kind: KeptKind,
  named: { readonly userId: number; readonly name: string; readonly id?: number },
): Promise<void> {
  if (kind.repeatsNames) return;
  const { rows } = await sql`
    select from ${sql.table(kind.table)}
    where user_id = ${named.userId} and ${isPresent(kind)} and id <> ${named.id ?? 0}
      and lower(name collate "und-x-icu") = lower(${named.name}::text collate "und-x-icu")
    limit 1`.execute(transaction);
  if (rows.length > 0) throw refuse('unique', kind.namePath);
}

/** @throws Refusal `limit_reached` when the user has the maximum number of rows */
export async function checkRowLimit(
  transaction: Kysely<Schema>,
  kind: KeptKind,
  userId: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind.table)}
    where user_id = ${userId} and ${isPresent(kind)}`.execute(transaction);
  if ((rows[0]?.count ?? 0) >= keptThingLimits.each) throw refuse('limit_reached', kind.roomPath);
}
