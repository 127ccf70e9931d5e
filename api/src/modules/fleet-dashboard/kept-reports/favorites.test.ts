import { keptLimits } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { addTestUser } from '../../../app/testing.ts';
import {
  type CallerName,
  foreignFleet,
  fullPart,
  keptReportsTests,
  savedOf,
  servicePart,
} from './testing.ts';

const api = keptReportsTests();

const request_url = '/fleet-dashboard?ft=us_national_account&tab=service&p1q=100%25#top';
const save = (name: string, other: object = {}, who: CallerName = 'customer') =>
  api.as(who, 'POST fleet-central-v1:favorite_reports/save', {
    body: { name, report_kind: 2, request_url, ...other },
  });
const read = (id: number | string, who: CallerName = 'customer') =>
  api.as(who, 'GET fleet-central-v1:favorite_reports/get/{id}', { id });
const list = async (body: object = {}, who: CallerName = 'customer') =>
  (await api.as(who, 'POST fleet-central-v1:favorite_reports/get', { body })).body;
const names = async (body: object = {}, who: CallerName = 'customer') =>
  (await list(body, who)).favorite_reports.map(({ name }) => name);

test('an address is kept under a name', async () => {
  const { status, body } = await save(' Calls ');
  expect(status).toBe(200);
  const row = {
    id: body.id,
    name: 'Calls',
    report_kind: 2,
    request_url,
    account_name: null,
    account_lost: false,
    report_dates: null,
    date_created: '2025-07-01T12:00:00.000Z',
  };
  expect(body).toEqual(row);
  expect(await list()).toEqual({
    favorite_reports: [row],
    page_number: 1,
    page_size: 20,
    total_items: 1,
  });
  const none = { form_version: null, dropped: 0, saved_report: null };
  expect((await read(row.id)).body).toEqual({ ...row, ...none });
});

test('so is the report that is saved with it', async () => {
  const saved_report = savedOf({}, { reports_parameters: [fullPart] });
  const { id } = (await save('With a report', { saved_report })).body;
  expect((await read(id)).body).toMatchObject({ form_version: 1, dropped: 0, saved_report });
});

describe('saving under an id', () => {
  test('renames it and keeps its report', async () => {
    const { id } = (await save('Old', { saved_report: savedOf() })).body;
    const { status, body } = await save('New', { id, request_url: '/fleet-dashboard' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'New', request_url: '/fleet-dashboard' });
    expect((await read(id)).body.saved_report).toEqual(savedOf());
    expect(await names()).toEqual(['New']);
  });

  test('takes another report in place of it', async () => {
    const { id } = (await save('Same', { saved_report: savedOf() })).body;
    const saved_report = savedOf(
      {},
      { tab_parameters: { tab_type: 'service' }, reports_parameters: [servicePart] },
    );
    await save('SAME', { id, saved_report });
    expect((await read(id)).body).toMatchObject({ name: 'SAME', saved_report });
  });

  test('does not take the name of another', async () => {
    await save('Taken');
    const { id } = (await save('Mine')).body;
    const { status, body } = await save('TAKEN', { id });
    expect([status, body.code, body.path]).toEqual([400, 'unique', 'name']);
    expect(await names()).toEqual(['Mine', 'Taken']);
  });
});

test.each([
  ['an empty name', { name: '' }, 'invalid', 'name'],
  ['a name of 300 characters', { name: 'x'.repeat(300) }, 'invalid', 'name'],
  ['a name with a control character', { name: 'a\u0007' }, 'invalid', 'name'],
  ['another kind', { report_kind: 3 }, 'invalid', 'report_kind'],
  ['no address', { request_url: undefined }, 'invalid', 'request_url'],
  [
    "another's account",
    { saved_report: savedOf(foreignFleet) },
    'unknown_value',
    'saved_report.base_parameters.account',
  ],
  [
    'an unknown report',
    { saved_report: savedOf({}, { reports_parameters: [{ ...servicePart, report_type: 'x' }] }) },
    'unknown_report',
    'saved_report.reports_parameters.0.report_type',
  ],
])('%s is refused', async (_, other, code, path) => {
  const { status, body } = await save('Bad', other);
  expect([status, body.code, body.path]).toEqual([400, code, path]);
  expect(await names()).toEqual([]);
});

test.each([
  '',
  'fleet-dashboard',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/../fleet-dashboard',
  'javascript:alert(1)',
  '/a b',
  '/a\nb',
  '/漢',
  '/\ud83d',
  `/${'x'.repeat(keptLimits.address)}`,
])('the address %j is refused', async (address) => {
  const { status, body } = await save('Bad', { request_url: address });
  expect([status, body.code, body.path]).toEqual([400, 'invalid', 'request_url']);
});

test.each(['/', '/a//b', '/a?b=https://c.example/', `/${'x'.repeat(keptLimits.address - 1)}`])(
  'the address %j is kept',
  async (address) => {
    expect((await save('Good', { request_url: address })).body.request_url).toBe(address);
  },
);

test('a name is taken in any case, by the same user alone', async () => {
  await save('Ärger');
  const { status, body } = await save('ÄRGER');
  expect([status, body.code, body.path]).toEqual([400, 'unique', 'name']);
  expect((await save('ÄRGER', {}, 'colleague')).status).toBe(200);
});

test('a call that is sent twice with one key makes one row', async () => {
  const client_key = '0123456789abcdef';
  const first = await save('Once', { client_key });
  expect((await save('Once', { client_key })).body).toEqual(first.body);
  expect(await names()).toEqual(['Once']);
});

test('the list is by name, of one kind, by pages of 20, and holds a keyword', async () => {
  for (let index = 0; index < 25; index += 1) {
    const letter = String.fromCharCode(97 + ((index * 7) % 25));
    await save(index % 2 ? `${letter} 100%` : letter.toUpperCase(), { report_kind: index % 3 });
  }
  const { compare } = new Intl.Collator('und');
  const all = await names({ page_size: 100 });
  expect(all).toEqual([...all].sort(compare));
  expect(await names()).toEqual(all.slice(0, 20));
  expect(await names({ page_number: 2 })).toEqual(all.slice(20));
  expect(await list({ report_kind: 0 })).toMatchObject({ total_items: 9 });
  expect(await list({ report_kind: 1 })).toMatchObject({ total_items: 8 });
  expect(await list({ keyword: '100%' })).toMatchObject({ total_items: 12 });
  expect(await names({ keyword: ' B' })).toHaveLength(1);
});

test('a user keeps 500 and no more', async () => {
  await save('First');
  await sql`
    insert into favorite_reports (user_id, name, report_kind, request_url, created_at)
    select user_id, 'Copy ' || number, report_kind, request_url, created_at
    from favorite_reports, generate_series(2, ${keptLimits.each}::integer) as number`.execute(
    api.database.kysely,
  );
  const { status, body } = await save('One more');
  expect([status, body.code]).toEqual([400, 'limit_reached']);
});

test('a deleted one is gone', async () => {
  const { id } = (await save('Gone')).body;
  const remove = () =>
    api.as('customer', 'DELETE fleet-central-v1:favorite_reports/delete/{id}', { id });
  expect((await remove()).body).toEqual({ id });
  expect(await names()).toEqual([]);
  expect((await remove()).body).toMatchObject({ code: 'unknown_value', path: 'id' });
  expect((await save('Gone')).status).toBe(200);
});

test('one of somebody else answers as one that does not exist', async () => {
  const { id } = (await save('Mine')).body;
  const remove = (wanted: number) =>
    api.as('colleague', 'DELETE fleet-central-v1:favorite_reports/delete/{id}', { id: wanted });
  const answers = (wanted: number) =>
    Promise.all([
      read(wanted, 'colleague'),
      remove(wanted),
      save('Theirs', { id: wanted }, 'colleague'),
    ]);
  const foreign = await answers(id);
  const none = await answers(999_999);
  expect(foreign.map(({ status, body }) => [status, body])).toEqual(
    none.map(({ status, body }) => [status, body]),
  );
  for (const { body } of foreign) expect(body).toMatchObject({ code: 'unknown_value', path: 'id' });
  expect(await names()).toEqual(['Mine']);
  expect(await names({}, 'colleague')).toEqual([]);
});

test('one whose account is lost says so and tells nothing of what was chosen there', async () => {
  const saved_report = savedOf();
  const { id } = (await save('Lost', { saved_report, request_url: '/fleet-dashboard' })).body;
  await api.assign(false);
  const { body } = await read(id);
  expect(body).toMatchObject({
    account_lost: true,
    saved_report: { ...saved_report, base_parameters: null },
  });
  expect((await list()).favorite_reports).toMatchObject([{ name: 'Lost', account_lost: true }]);
  await api.assign(true);
  expect((await read(id)).body.account_lost).toBe(false);
});

test.each([
  ['TMLOGIN', 200],
  ['TVLOGIN', 200],
  ['TVADMIN2', 401],
] as const)('with %s the list answers %d', async (right, status) => {
  const as = await api.sessionOf(await addTestUser(api.database, { rights: [right] }));
  const call = api.call('POST fleet-central-v1:favorite_reports/get', { as, body: {} });
  expect((await call).status).toBe(status);
  const templates = api.call('POST fleet_dashboard/get_templates', { as, body: {} });
  expect((await templates).status).toBe(401);
});
