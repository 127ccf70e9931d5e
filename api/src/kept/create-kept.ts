import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { KeptKind } from './kept-kind.ts';
import { checkNameIsFree, checkRowLimit } from './kept-names.ts';

/** Limits how often a user may save things; counted by user id. */
export const saveRateLimit = { name: 'keep-report', hits: 60, seconds: 60 };

interface NewRow<Columns> {
  readonly userId: number;
  readonly name: string;
  readonly clientKey: string | undefined;
  /** The columns of the kind's table besides owner, name and key. */
  readonly columns: Columns;
}

/**
 * Inserts a row, or finds the one that was created with the same key.
 *
 * @returns its id
 * @throws Refusal `unique` or `limit_reached`
 */
export async function createKept<Columns extends Readonly<Record<string, unknown>>>(
  transaction: Kysely<Schema>,
  kind: KeptKind,
  { userId, name, clientKey, columns }: NewRow<Columns>,
): Promise<number> {
  const table = sql.table(kind.table);
  const made = await sql<{ id: number }>`
    select id from ${table}
    where user_id = ${userId} and client_key = ${clientKey ?? null}`.execute(transaction);
  if (made.rows[0]) return made.rows[0].id;
  await checkNameIsFree(transaction, kind, { userId, name });
  await checkRowLimit(transaction, kind, userId);
  const row = { ...columns, user_id: userId, name, client_key: clientKey ?? null };
  const { rows } = await sql<{ id: number }>`
    insert into ${table} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})
    returning id`.execute(transaction);
  const [kept] = rows;
  if (!kept) throw new Error(`Nothing was kept in ${kind.table}.`);
  return kept.id;
}
