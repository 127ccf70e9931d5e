import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { checkSeen } from '../../../selections/check-seen.ts';

/** @throws Refusal `unknown_value` at the first of `account_ids` that the user may not see */
export const checkAccounts = (db: Kysely<Schema>, accounts: readonly number[]): Promise<void> =>
  checkSeen(db, accounts, { table: 'accounts', field: 'account_ids' });
