import { sql } from 'kysely';
import { addTestUser } from '../../../app/testing.ts';
import { auditTidying } from '../../../audit/audit-tidying.ts';
import { recordChange } from '../../../audit/record-change.ts';
import { testUsersApi, type UsersApi } from '../users/testing.ts';

let api: UsersApi;
beforeAll(async () => {
  api = await testUsersApi();
  const change = { user: api.adminId, before: { size: 1 }, after: { size: 2 } } as const;
  const { kysely } = api.database;
  await recordChange(kysely, {
    ...change,
    at: new Date('2026-03-01T23:30:00Z'),
    area: 'product',
    action: 'changed',
    subject: 'Rib 11R22.5',
  });
  await recordChange(kysely, {
    ...change,
    at: new Date('2026-03-02T04:00:00Z'),
    user: null,
    area: 'spec',
    action: 'added',
    subject: 'Akron yard',
    before: null,
    after: { valid_from: '2026-03-02', size: 2, tags: ['a', 'b'], is_set: true, none: null },
  });
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 20 };
const list = async (body: object = {}, headers: Record<string, string> = {}) =>
  api.call('POST admin/audit/get_changes', {
    as: await api.sessionOf(api.adminId),
    body: { ...page, ...body },
    headers,
  });
const subjects = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).body.changes.map(({ subject_name }) => subject_name);

test('changes are told newest first, with the values that differ', async () => {
  const { changes } = (await list()).body;
  expect(changes).toMatchObject([
    { subject_name: 'Akron yard', login: null, user_name: '' },
    { subject_name: 'Rib 11R22.5', login: 'gyr', user_name: 'Grace Young' },
  ]);
  expect(changes.map(({ values }) => values)).toEqual([
    [
      { field: 'size', before: null, after: 2 },
      { field: 'tags', before: null, after: 'a, b' },
      { field: 'is_set', before: null, after: true },
      { field: 'valid_from', before: null, after: '2026-03-02' },
    ],
    [{ field: 'size', before: 1, after: 2 }],
  ]);
});

test('what is measured is told in the units of the reader', async () => {
  const { kysely } = api.database;
  const { id } = await kysely
    .insertInto('audit_entries')
    .values({
      at: new Date('2026-02-01T00:00:00Z'),
      user_id: api.adminId,
      area: 'spec',
      action: 'changed',
      subject: 'Units',
      before: JSON.stringify({ target_pressure: 689.476, pull_depth: null, casing_age: 7 }),
      after: JSON.stringify({ target_pressure: 723.9498, pull_depth: 5.55625, casing_age: 6 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const valuesIn = async (unit: '0' | '1') => {
    await kysely
      .updateTable('users')
      .set({ unit_of_measurement: unit })
      .where('id', '=', api.adminId)
      .execute();
    return (await list({ keyword: 'Units' })).body.changes[0]?.values;
  };
  const age = { field: 'casing_age', before: 7, after: 6 };
  expect(await valuesIn('1')).toEqual([
    { field: 'target_pressure', before: 100, after: 105, unit: 'psi' },
    { field: 'pull_depth', before: null, after: 7, unit: '32nds' },
    age,
  ]);
  expect(await valuesIn('0')).toEqual([
    { field: 'target_pressure', before: 6.89, after: 7.24, unit: 'bar' },
    { field: 'pull_depth', before: null, after: 5.56, unit: 'mm' },
    age,
  ]);
  await kysely.deleteFrom('audit_entries').where('id', '=', id).execute();
});

test.each([
  [{ area: 'spec' }, ['Akron yard']],
  [{ action: 'changed' }, ['Rib 11R22.5']],
  [{ keyword: 'akron' }, ['Akron yard']],
  [{ keyword: 'grace young' }, ['Rib 11R22.5']],
  [{ keyword: '%' }, []],
  [{ order_by: 'at', is_sort_desc: false }, ['Rib 11R22.5', 'Akron yard']],
])('are chosen by %j', async (body, expected) => {
  expect(await subjects(body)).toEqual(expected);
});

test('a day is the one of the reader', async () => {
  const clockAt = (hours: number) => {
    const [, year, month, day, time] =
      /^(\d+)-(\d+)-(\d+)T(.{8})/.exec(
        new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString(),
      ) ?? [];
    return { 'user-time': `${month}/${day}/${year} ${time}` };
  };
  const day = { date_from: '2026-03-01', date_to: '2026-03-01' };
  expect(await subjects(day, clockAt(0))).toEqual(['Rib 11R22.5']);
  expect(await subjects(day, clockAt(-5))).toEqual(['Akron yard', 'Rib 11R22.5']);
  expect(await subjects(day, clockAt(1))).toEqual([]);
});

test.each([
  [{ date_from: '2026-02-30' }, 'date_from'],
  [{ date_to: 'today' }, 'date_to'],
  [{ area: 'weather' }, 'area'],
])('%j is refused', async (body, path) => {
  expect(await list(body)).toMatchObject({ status: 400, body: { code: 'invalid', path } });
});

test('nobody reads them without the right', async () => {
  const id = await addTestUser(api.database, { login: 'uma', rights: ['TVADMIN'] });
  const as = await api.sessionOf(id);
  expect((await api.call('POST admin/audit/get_changes', { as, body: page })).status).toBe(401);
});

test('no statement changes an entry', async () => {
  const { kysely } = api.database;
  for (const change of [
    "action = 'deleted'",
    "subject = 'Other'",
    `after = '{"size": 3}'`,
    'at = now()',
    'before = null',
    'person_id = user_id',
  ])
    await expect(
      sql`update audit_entries set ${sql.raw(change)} where area = 'product'`.execute(kysely),
    ).rejects.toThrow('audit entries are not changed');
});

test('entries are deleted once they are older than the audit is kept', async () => {
  const { kysely } = api.database;
  const { forget } = auditTidying({ auditYears: 2 });
  await forget(kysely, new Date('2028-03-01T23:30:00Z'));
  expect(await subjects({ area: 'product' })).toEqual(['Rib 11R22.5']);
  await forget(kysely, new Date('2028-03-01T23:31:00Z'));
  expect(await subjects({ area: 'product' })).toEqual([]);
});
