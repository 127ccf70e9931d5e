import { sql } from 'kysely';
import { createUser } from '../../../../access/users.ts';
import { addTestUser } from '../../../../app/testing.ts';
import { testUsersApi, type UsersApi } from '../testing.ts';

let api: UsersApi;
let umaId: number;
beforeAll(async () => {
  api = await testUsersApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const made = await api.asAdmin('POST admin/users/add_user', {
    user_name: 'Uma',
    user_last_name: 'Serrano',
    login: 'uma.serrano',
    email: 'uma.serrano@fleet.example',
    group: 'CUS',
    user_access_securities: ['TMLOGIN', 'FDLOGIN'],
    accounts: ['0042'],
    nonsigs: [],
  });
  umaId = made.body.user_id;
});

const usersPage = { page_number: 1, page_size: 50 };
const userOf = async (id: number) => {
  const { users } = (await api.asAdmin('POST admin/users/get_users', usersPage)).body;
  const user = users.find((each) => each.id === id);
  if (!user) throw new Error(`There is no user ${id}.`);
  return user;
};

async function lock(id = umaId, isLocked = true) {
  const { revision, group, user_access_securities, accounts } = await userOf(id);
  return api.asAdmin('PUT admin/users/save_user', {
    id,
    revision,
    is_locked: isLocked,
    group,
    user_access_securities,
    accounts: accounts.map(({ number }) => number),
    nonsigs: [],
  });
}

const forget = async (change: object = {}) =>
  api.asAdmin('POST admin/users/forget_user', {
    id: umaId,
    revision: (await userOf(umaId)).revision,
    confirmed_name: 'Uma Serrano',
    ...change,
  });

/** The tables with a row that contains any of these texts. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { kysely } = api.database;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kysely);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: holding } = await sql`
      select from ${sql.table(name)} t
      where exists (select from unnest(${texts}::text[]) x where t::text ilike '%' || x || '%')
      limit 1`.execute(kysely);
    if (holding.length > 0) found.push(name);
  }
  return found;
}

test('a locked user is forgotten: no table has the name, login or address any more', async () => {
  const { kysely } = api.database;
  const { revision } = await userOf(umaId);
  await api.asAdmin('PUT admin/users/save_person', {
    id: umaId,
    revision,
    user_name: 'Uma',
    user_last_name: 'Zorrilla',
    login: 'uma.zorrilla',
    email: 'uma.zorrilla@fleet.example',
  });
  await kysely
    .insertInto('registrations')
    .values({
      name: 'Uma',
      last_name: 'Serrano',
      email: 'UMA.Serrano@fleet.example',
      company: 'Moss Hauling',
      group_code: 'CUS',
      language: 'es-US',
      requested_at: api.clock.now(),
    })
    .execute();
  const waiting = await kysely.selectFrom('registrations').select('id').executeTakeFirstOrThrow();
  await api.asAdmin('POST admin/users/decline_registration', { id: waiting.id });
  await sql`
    insert into survey_mails (user_id, sent_by_name, survey_ids, addresses, formats, note, is_link, sent_at)
    values (${umaId}, 'Uma Serrano', '{1}', '{a@b.example,Uma.Zorrilla@fleet.example}', '{pdf}', '', false, now())`.execute(
    kysely,
  );
  await sql`
    insert into row_changes (kind, row_id, revision, account_id, action, fields, changed_by, changed_by_name, changed_at)
    select 'survey', 1, 1, id, 'created', '{"surveyor": "Uma Serrano", "state": "open"}', ${umaId}, 'Uma Zorrilla', now()
    from accounts where nonsig = '0042'`.execute(kysely);
  await lock();
  expect(await tablesWith('serrano', 'zorrilla')).toEqual([
    'audit_entries',
    'registrations',
    'row_changes',
    'survey_mails',
    'users',
  ]);
  expect((await forget({ confirmed_name: ' Uma Zorrilla ' })).status).toBe(200);
  expect(await tablesWith('serrano', 'zorrilla')).toEqual([]);
  const former = `Former user ${umaId}`;
  expect(await userOf(umaId)).toMatchObject({
    user_name: 'Former user',
    user_last_name: String(umaId),
    login: '',
    email: '',
    is_forgotten: true,
    is_locked: true,
    user_access_securities: [],
    accounts: [],
  });
  const { rows } = await sql`select changed_by, changed_by_name, fields from row_changes`.execute(
    kysely,
  );
  expect(rows).toEqual([
    {
      changed_by: umaId,
      changed_by_name: former,
      fields: { surveyor: former, state: 'open' },
    },
  ]);
  const { changes } = (await api.asAdmin('POST admin/audit/get_changes', usersPage)).body;
  expect(changes.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['forgotten', former],
    ['changed', former],
    ['declined', former],
    ['changed', former],
    ['added', former],
  ]);
  expect(changes.at(-1)?.values.map(({ field }) => field)).toEqual([
    'group',
    'is_locked',
    'rights',
    'accounts',
  ]);
});

test('what only a name tells of is left to a namesake', async () => {
  const { kysely } = api.database;
  await addTestUser(api.database, { login: 'uma2', name: 'Uma', lastName: 'Serrano' });
  await sql`
    insert into row_changes (kind, row_id, revision, account_id, action, fields, changed_by, changed_by_name, changed_at)
    select 'survey', 2, row_number() over (order by u.id desc), a.id, 'created', '{"surveyor": "Uma Serrano"}',
      u.id, u.name, now()
    from accounts a cross join users u
    where a.nonsig = '0042' and u.id = any (${[umaId, api.adminId]}::int[])`.execute(kysely);
  await lock();
  expect((await forget()).status).toBe(200);
  const { rows } = await sql<{ surveyor: string }>`
    select fields ->> 'surveyor' as surveyor from row_changes where row_id = 2 order by revision`.execute(
    kysely,
  );
  expect(rows.map(({ surveyor }) => surveyor)).toEqual([`Former user ${umaId}`, 'Uma Serrano']);
});

test('nobody signs in, is unlocked, changed, mailed or chosen any more', async () => {
  const as = await api.sessionOf(umaId);
  await lock();
  await forget();
  expect((await api.call('GET authorization/verify', { as })).status).toBe(403);
  const { revision } = await userOf(umaId);
  expect((await lock(umaId, false)).body).toMatchObject({ code: 'unknown_value', path: 'id' });
  expect(
    await api.asAdmin('PUT admin/users/save_person', {
      id: umaId,
      revision,
      user_name: 'Uma',
      user_last_name: 'Serrano',
      login: 'uma',
      email: 'uma@fleet.example',
    }),
  ).toMatchObject({ body: { code: 'unknown_value', path: 'id' } });
  api.mails.length = 0;
  expect((await api.asAdmin('POST admin/users/email_link', { id: umaId })).status).toBe(400);
  expect(api.mails).toEqual([]);
  expect((await forget({ revision, confirmed_name: `Former user ${umaId}` })).body).toMatchObject({
    code: 'unknown_value',
    path: 'id',
  });
});

test('the login and the address are free again', async () => {
  await lock();
  await forget();
  const person = { name: 'Uma', lastName: 'Serrano', group: 'CUS', rights: [] } as const;
  await expect(
    createUser(api.database.kysely, {
      ...person,
      login: 'uma.serrano',
      email: 'uma.serrano@fleet.example',
      passwordHash: null,
    }),
  ).resolves.toBeGreaterThan(umaId);
});

test.each([
  [{ confirmed_name: 'Uma' }, 'not_confirmed', 'confirmed_name'],
  [{ confirmed_name: 'uma serrano' }, 'not_confirmed', 'confirmed_name'],
  [{ revision: 99 }, 'changed_elsewhere', 'revision'],
  [{ id: 99_999 }, 'unknown_value', 'id'],
])('with %j nobody is forgotten', async (change, code, path) => {
  await lock();
  const before = await userOf(umaId);
  expect(await forget(change)).toMatchObject({ status: 400, body: { code, path } });
  expect(await userOf(umaId)).toEqual(before);
});

test('who is not locked is not forgotten, nor is oneself', async () => {
  expect(await forget()).toMatchObject({ body: { code: 'invalid', path: 'id' } });
  const { revision } = await userOf(api.adminId);
  expect(await forget({ id: api.adminId, revision, confirmed_name: 'Grace Young' })).toMatchObject({
    body: { code: 'invalid', path: 'id' },
  });
});

test('without the right nobody is forgotten', async () => {
  const id = await addTestUser(api.database, { login: 'leo', rights: ['TVADMIN'] });
  const as = await api.sessionOf(id);
  const body = { id: umaId, revision: 1, confirmed_name: 'Uma Serrano' };
  expect((await api.call('POST admin/users/forget_user', { as, body })).status).toBe(401);
});

test('the name of somebody who is not forgotten is not taken out of the audit', async () => {
  for (const change of [
    `subject = 'Former user ${umaId}'`,
    'after = without_person(after)',
    'person_id = null',
  ])
    await expect(
      sql`update audit_entries set ${sql.raw(change)} where person_id = ${umaId}`.execute(
        api.database.kysely,
      ),
    ).rejects.toThrow('audit entries are not changed');
  await lock();
  await forget();
  await expect(
    sql`update audit_entries set after = null where person_id = ${umaId} and action = 'added'`.execute(
      api.database.kysely,
    ),
  ).rejects.toThrow('audit entries are not changed');
});
