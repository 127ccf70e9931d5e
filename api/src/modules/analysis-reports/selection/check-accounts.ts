import { type Kysely, sql } from 'kysely';
import { checkFound } from '../../../app/check-found.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** @throws Refusal `unknown_value` at the first of `account_ids` that the user may not see */
export async function checkAccounts(
  db: Kysely<Schema>,
  accounts: readonly number[],
): Promise<void> {
  if (accounts.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from accounts where id = any (${[...accounts]}::int[])`.execute(db);
  const seen = new Set(rows.map(({ id }) => id));
  checkFound(accounts, seen, (index) => `account_ids.${index}`);
}
