import type { Kysely } from 'kysely';
import { refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { CurrentUser } from './current-user.ts';
import { findUser } from './users.ts';

/** The settings that users change themselves; omitted ones stay the same. */
interface OwnSettings {
  readonly unit_of_measurement?: '0' | '1' | '2';
  readonly currency_symbol?: string;
  readonly agreed_to_terms?: true;
}

/**
 * Stores settings that users change themselves.
 *
 * @returns the user after the change
 * @throws Refusal `no_session` when the user was removed meanwhile
 */
export async function changeOwnSettings(
  database: Kysely<Schema>,
  userId: number,
  settings: OwnSettings,
): Promise<CurrentUser> {
  if (Object.keys(settings).length > 0) {
    await database.updateTable('users').set(settings).where('id', '=', userId).execute();
  }
  const user = await findUser(database, userId);
  if (!user) throw refuse('no_session');
  return user;
}
