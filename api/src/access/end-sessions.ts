import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { voidCodes } from './sign-in-codes.ts';

/** Ends every session of a user, and voids the codes that would open new ones. */
export async function endSessionsOf(database: Kysely<Schema>, userId: number): Promise<void> {
  await voidCodes(database, userId);
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
