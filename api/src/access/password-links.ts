import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** Hours for which a link to set a password works. */
export const linkHours = {
  /** For a user who asks for a new password. */
  reset: 24,
  /** For a new user. */
  welcome: 7 * 24,
};

export interface LinkOwner {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
}

interface IssuedLink {
  readonly owner: LinkOwner;
  /** The secret in the link; returned once and stored as a hash. */
  readonly secret: string;
}

const ownerColumns = [
  'users.id',
  'users.login',
  'users.email',
  'users.name',
  'users.last_name as lastName',
] as const;

/**
 * Issues a link for a user, given by id or by address in any case, and voids all older ones. The
 * same statements run if no user has the address, so that timing reveals nothing.
 *
 * @returns null when there is no such user, or an administrator has locked the user
 */
export async function issueLink(
  transaction: Transaction<Schema>,
  whose: { readonly id: number } | { readonly email: string },
  { now, hours }: { now: Date; hours: number },
): Promise<IssuedLink | null> {
  // Locks the user, so that of two links issued at once only one is the newest.
  const owner = await transaction
    .selectFrom('users')
    .select(ownerColumns)
    .where(
      'id' in whose
        ? sql<boolean>`id = ${whose.id}`
        : sql<boolean>`lower(email) = lower(${whose.email})`,
    )
    .where('is_locked', '=', false)
    .forUpdate()
    .executeTakeFirst();
  const id = owner?.id ?? 0;
  const secret = newSecret();
  await transaction.deleteFrom('password_links').where('user_id', '=', id).execute();
  await sql`
    insert into password_links (link_hash, user_id, expires_at)
    select ${hashSecret(secret)}, id, ${new Date(now.getTime() + hours * 3_600_000)}::timestamptz
    from users where id = ${id}`.execute(transaction);
  return owner ? { owner, secret } : null;
}

/**
 * Returns the owner of a link, without using it up.
 *
 * @returns null when it is unknown, used, expired or replaced, or its user was locked
 */
export async function findLinkOwner(
  database: Kysely<Schema>,
  secret: string,
  now: Date,
): Promise<LinkOwner | null> {
  return (await workingLink(database, secret, now).executeTakeFirst()) ?? null;
}

/** A query for the owner of a link that still works. */
export const workingLink = (database: Kysely<Schema>, secret: string, now: Date) =>
  database
    .selectFrom('users')
    .innerJoin('password_links', 'password_links.user_id', 'users.id')
    .select(ownerColumns)
    .where('password_links.link_hash', '=', hashSecret(secret))
    .where('password_links.used_at', 'is', null)
    .where('password_links.expires_at', '>', now)
    .where('users.is_locked', '=', false);
