import { type Kysely, sql } from 'kysely';
import { checkFound } from '../app/check-found.ts';
import type { Schema } from '../db/schema/schema.ts';

interface CheckSeenOptions {
  readonly table: 'accounts' | 'locations' | 'surveys';
  /** The request field with the ids. */
  readonly field: string;
}

/** @throws Refusal `unknown_value` at the first id whose row the user may not see */
export async function checkSeen(
  db: Kysely<Schema>,
  ids: readonly number[],
  { table, field }: CheckSeenOptions,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any (${[...ids]}::int[])`.execute(db);
  checkFound(ids, new Set(rows.map(({ id }) => id)), (index) => `${field}.${index}`);
}
