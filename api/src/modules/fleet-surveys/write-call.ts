import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { writeOnce } from '../../writing/write-once.ts';

/** Who writes, and when. */
interface Writer {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
}

/** The answer of every write that has done what it was asked. */
export const success = { status: 0, description: 'Success' };

/**
 * Does a call's write once, however often the call is sent with the same key.
 *
 * @param said everything that the call says: its body, or the parameters of its address
 */
export const writeCall = <Answer extends object>(
  { db, user, now }: Writer,
  call: string,
  said: { readonly client_key?: string },
  write: (transaction: Kysely<Schema>) => Promise<Answer>,
): Promise<Answer> =>
  writeOnce(db, { userId: user.id, call, said, clientKey: said.client_key, now }, write);
