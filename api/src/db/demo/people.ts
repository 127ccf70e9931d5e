import { type Group, isDealerGroup, usualRights } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import { demoUsers } from '../../access/demo-users.ts';
import type { Schema } from '../schema/schema.ts';
import { insertAll } from './bulk.ts';
import { dayOf, instantOf } from './days.ts';
import { firstNames, lastNames } from './person-names.ts';
import { type Random, randomOf } from './random.ts';
import type { World } from './world.ts';

/** Eastern standard time. */
const offset = -5;

/** Each group comes first once, then by weight. */
const groups: readonly Group[] = ['CUS', 'DLR', 'WIN', 'SSC', 'GYR'];
const weights = [60, 24, 8, 5, 3];
const languages = ['en-US', 'es-US', 'fr-CA', 'pt-BR'];

interface DemoPerson {
  readonly login: string;
  readonly name: string;
  readonly last_name: string;
  readonly group: Group;
  readonly language: string;
  readonly is_locked: boolean;
  readonly created_at: Date;
  /** Null for a user who has not yet used the link in the mail. */
  readonly last_sign_in_at: Date | null;
  readonly accounts: readonly number[];
  readonly dealers: readonly number[];
}

interface PeopleRequest {
  readonly today: string;
  readonly seed: number;
  /** Number of users, including those named in the README. */
  readonly count: number;
}

/**
 * Inserts users besides the demo users: of each group, some locked, some who have never signed in.
 * The others use the password of the demo users and share its hash, so that startup does not
 * compute more hashes.
 */
export async function insertPeople(
  database: Kysely<Schema>,
  world: World,
  request: PeopleRequest,
): Promise<void> {
  const people = makePeople(world, request);
  const { password_hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('login', '=', 'cus')
    .executeTakeFirstOrThrow();
  await insertAll(
    database,
    'users',
    people.map(({ group, accounts, dealers, ...person }) => ({
      ...person,
      email: `${person.login}@demo.example`,
      group_code: group,
      password_hash: person.last_sign_in_at === null ? null : password_hash,
      unit_of_measurement: '1',
      currency_symbol: '$',
      agreed_to_terms: true,
      revision: 1,
    })),
  );
  const stored = await database.selectFrom('users').select(['id', 'login']).execute();
  const ids = new Map(stored.map(({ id, login }) => [login, id]));
  const each = <Row>(rowsOf: (person: DemoPerson, user_id: number) => readonly Row[]) =>
    people.flatMap((person) => rowsOf(person, ids.get(person.login) ?? 0));
  await insertAll(
    database,
    'user_rights',
    each(({ group }, user_id) => usualRights[group].map((right_code) => ({ user_id, right_code }))),
  );
  await insertAll(
    database,
    'user_accounts',
    each(({ accounts }, user_id) => accounts.map((account_id) => ({ user_id, account_id }))),
  );
  await insertAll(
    database,
    'user_nonsigs',
    each(({ dealers }, user_id) => dealers.map((dealer_id) => ({ user_id, dealer_id }))),
  );
  await sql`
    insert into audit_entries (at, user_id, area, action, subject, person_id, after)
    select u.created_at, clerk.id, 'person', 'added', u.login, u.id,
      json_build_object('login', u.login, 'email', u.email, 'name', u.name, 'last_name', u.last_name,
        'group', u.group_code)
    from users u join users clerk on clerk.login = 'gyr'
    where u.login = any (${people.map(({ login }) => login)}::text[])
    order by u.created_at, u.login`.execute(database);
}

function makePeople(world: World, { today, seed, count }: PeopleRequest): readonly DemoPerson[] {
  const random = randomOf(seed, 'people');
  const given = new Map<string, number>();
  return Array.from({ length: Math.max(0, count - demoUsers.length) }, (_, place) => {
    const [name, last_name] = [random.pick(firstNames), random.pick(lastNames)];
    const base = plain(`${name}.${last_name}`);
    const used = given.get(base) ?? 0;
    given.set(base, used + 1);
    const group = groups[place] ?? groups[random.weighted(weights)] ?? 'CUS';
    const age = random.integer(30, 640);
    const hasSignedIn = place % 8 !== 3;
    const at = (days: number) => instantOf(dayOf(today) - days, random.integer(420, 1080), offset);
    return {
      login: used === 0 ? base : `${base}${used + 1}`,
      name,
      last_name,
      group,
      language: languages[random.weighted([60, 20, 12, 8])] ?? 'en-US',
      is_locked: place % 12 === 7,
      created_at: at(age),
      last_sign_in_at: hasSignedIn ? at(random.integer(1, 28)) : null,
      accounts: group === 'CUS' ? someOf(random, world.accounts, 3) : [],
      dealers: isDealerGroup(group) ? someOf(random, world.dealers, 2) : [],
    };
  });
}

const someOf = (random: Random, rows: readonly { readonly id: number }[], most: number) => [
  ...new Set(Array.from({ length: random.integer(1, most) }, () => random.pick(rows).id)),
];

/** A name in the characters that a login may contain. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
