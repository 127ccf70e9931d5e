import type { Right } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { CurrentUser } from './current-user.ts';

type Person = Pick<CurrentUser, 'login' | 'email' | 'name' | 'lastName' | 'group' | 'rights'>;

export interface NewUser extends Person {
  /** Null: the user signs in once the link in a mail was used. */
  readonly passwordHash: string | null;
  /** Locked by an administrator from the start. */
  readonly isLocked?: boolean;
  /** In which they are mailed, where it is known. */
  readonly language?: string | null;
  /** Whether the terms of use were agreed to; so unless it is said. */
  readonly agreedToTerms?: boolean;
}

/** Another user has the login or the e-mail address already, as either of them. */
export class UserExists extends Error {
  override readonly name = 'UserExists';

  constructor(
    { login, email }: Pick<NewUser, 'login' | 'email'>,
    /** What of the new user is taken. */
    readonly path: 'login' | 'email',
  ) {
    super(`There is a user with the login ${login} or the address ${email} already.`);
  }
}

/**
 * Writes a user with the rights given; accounts and nonsigs are assigned beside.
 *
 * @returns the new user's id
 * @throws UserExists when login or address are taken, in whatever case they are written
 */
export async function createUser(database: Kysely<Schema>, user: NewUser): Promise<number> {
  const taken = await takenOf(database, user);
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
  // Somebody else was faster.
  if (!made) throw new UserExists(user, (await takenOf(database, user)) ?? 'login');
  await replaceRights(database, made.id, user.rights);
  return made.id;
}

/**
 * Changes who a user is.
 *
 * @throws UserExists when another user has the login or address, in whatever case they are written
 */
export async function changePerson(
  database: Kysely<Schema>,
  id: number,
  person: Pick<NewUser, 'login' | 'email' | 'name' | 'lastName'>,
): Promise<void> {
  const taken = await takenOf(database, person, id);
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

/** A login that is another's address would be taken for that other, and the other way round. */
async function takenOf(
  database: Kysely<Schema>,
  { login, email }: Pick<NewUser, 'login' | 'email'>,
  /** Whose they may be. */
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

/** Gives a user exactly these rights. */
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

/** What it takes to check a sign-in. */
export interface Credentials {
  readonly id: number;
  readonly email: string;
  /** Null until the first password was set: none fits. */
  readonly passwordHash: string | null;
}

/** @returns null when nobody has the address; upper and lower case are the same */
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

/** The columns of a {@link CurrentUser}, for a query that has `users` in it. */
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
