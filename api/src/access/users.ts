import type { Right } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { CurrentUser } from './current-user.ts';

type Person = Pick<CurrentUser, 'login' | 'email' | 'name' | 'lastName' | 'group' | 'rights'>;

export interface NewUser extends Person {
  /** Null until the user sets a password through the link in a mail. */
  readonly passwordHash: string | null;
  /** Whether an administrator has locked the user from the start. */
  readonly isLocked?: boolean;
  /** The language of mails to the user, if known. */
  readonly language?: string | null;
  /** Whether the user has agreed to the terms of use; true by default. */
  readonly agreedToTerms?: boolean;
}

/** Another user already has the login or the e-mail address, as either of them. */
export class UserExists extends Error {
  override readonly name = 'UserExists';

  constructor(
    { login, email }: Pick<NewUser, 'login' | 'email'>,
    /** The field whose value is taken. */
    readonly path: 'login' | 'email',
  ) {
    super(`There is a user with the login ${login} or the address ${email} already.`);
  }
}

/**
 * Adds a user with the given rights; accounts and nonsigs are assigned separately.
 *
 * @returns the new user's id
 * @throws UserExists when login or address is taken, in any case
 */
export async function createUser(database: Kysely<Schema>, user: NewUser): Promise<number> {
  const taken = await findTakenField(database, user);
  if (taken) throw new UserExists(user, taken);
  const made = await database
    .insertInto('users')
    .values({
      login: user.login,
      email: user.email,
      name: user.name,
      last_name: user.lastName,
      group_code: user.group,
      password_hash: user.passwordHash,
      is_locked: user.isLocked ?? false,
      language: user.language ?? null,
      agreed_to_terms: user.agreedToTerms ?? true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another process added it first.
  if (!made) throw new UserExists(user, (await findTakenField(database, user)) ?? 'login');
  await replaceRights(database, made.id, user.rights);
  return made.id;
}

/**
 * Changes a user's login, address and name.
 *
 * @throws UserExists when another user has the login or address, in any case
 */
export async function changePerson(
  database: Kysely<Schema>,
  id: number,
  person: Pick<NewUser, 'login' | 'email' | 'name' | 'lastName'>,
): Promise<void> {
  const taken = await findTakenField(database, person, id);
  if (taken) throw new UserExists(person, taken);
  await database
    .updateTable('users')
    .set({
      login: person.login,
      email: person.email,
      name: person.name,
      last_name: person.lastName,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Finds a taken login or address. A login equal to another user's address would be mistaken for it,
 * and the other way round.
 */
async function findTakenField(
  database: Kysely<Schema>,
  { login, email }: Pick<NewUser, 'login' | 'email'>,
  /** The id of the user who may have them. */
  owner = 0,
): Promise<'login' | 'email' | null> {
  const { rows } = await sql<{ has_login: boolean }>`
    select lower(${login}) in (lower(login), lower(email)) as has_login
    from users
    where id <> ${owner} and (lower(login) in (lower(${login}), lower(${email}))
      or lower(email) in (lower(${login}), lower(${email})))
    order by has_login desc
    limit 1`.execute(database);
  if (!rows[0]) return null;
  return rows[0].has_login ? 'login' : 'email';
}

/** Replaces the rights of a user with exactly these. */
export async function replaceRights(
  database: Kysely<Schema>,
  userId: number,
  rights: readonly Right[],
): Promise<void> {
  await database.deleteFrom('user_rights').where('user_id', '=', userId).execute();
  if (rights.length === 0) return;
  await database
    .insertInto('user_rights')
    .values(rights.map((right) => ({ user_id: userId, right_code: right })))
    .execute();
}

/** The data for checking a sign-in. */
export interface Credentials {
  readonly id: number;
  readonly email: string;
  /** Null until the first password is set: then no password is accepted. */
  readonly passwordHash: string | null;
}

/** @returns null when no user has the address; case is ignored */
export async function findCredentials(
  database: Kysely<Schema>,
  email: string,
): Promise<Credentials | null> {
  const row = await database
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row ?? null;
}

/** The columns of a {@link CurrentUser}, for a query that includes `users`. */
export const currentUserColumns = [
  'users.id',
  'users.login',
  'users.email',
  'users.name',
  'users.last_name as lastName',
  'users.group_code as group',
  'users.is_locked as isLocked',
  'users.unit_of_measurement as unitOfMeasurement',
  'users.currency_symbol as currencySymbol',
  'users.agreed_to_terms as agreedToTerms',
  sql<Right[]>`array(
    select right_code from user_rights where user_id = users.id order by right_code
  )`.as('rights'),
] as const;

/** @returns null when there is no such user */
export async function findUser(database: Kysely<Schema>, id: number): Promise<CurrentUser | null> {
  const row = await database
    .selectFrom('users')
    .select(currentUserColumns)
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
