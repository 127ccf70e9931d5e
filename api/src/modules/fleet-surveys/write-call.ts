import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { writeOnce } from '../../writing/write-once.ts';

/** The author of a write, with its time. */
interface Writer {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
}

/** The answer of every successful write. */
export const success = { status: 0, description: 'Success' };

/**
 * Executes a call's write once, however often the call is sent with the same key.
 *
 * @param said the call's input: its body or URL parameters
 */
export const writeCall = <Answer extends object>(
  { db, user, now }: Writer,
  call: string,
  said: { readonly client_key?: string },
  write: (transaction: Kysely<Schema>) => Promise<Answer>,
): Promise<Answer> =>
  writeOnce(db, { userId: user.id, call, said, clientKey: said.client_key, now }, write);
