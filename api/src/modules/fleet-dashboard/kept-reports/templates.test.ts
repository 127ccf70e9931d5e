import { keptLimits } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { fullPart, keptReportsTests, plainPart, savedOf, servicePart } from './testing.ts';

const api = keptReportsTests();

test('a template comes back as it was saved', async () => {
  const saved_report = savedOf(
    { locations: [api.locations.own], date_type: '2' },
    { tab_parameters: { tab_type: 'combined' }, reports_parameters: [fullPart, servicePart] },
  );
  const made = await api.createTemplate('  Q1 – moss ', { saved_report });
  expect(made.status).toBe(200);
  const row = {
    id: made.body.id,
    account_name: 'moss Hauling (0042)',
    account_lost: false,
    report_name: 'Q1 – moss',
    report_type_display: 'combined',
    report_dates: { date_type: '2', date_from: '2024-07-02', date_to: '2025-07-01' },
    date_created: '2025-07-01T12:00:00.000Z',
    date_changed: '2025-07-01T12:00:00.000Z',
    revision: 1,
  };
  expect(made.body).toEqual(row);
  expect((await api.readTemplate(row.id)).body).toEqual({
    ...row,
    form_version: 1,
    dropped: 0,
    saved_report,
  });
});

test.each([
  ['one character', 'x'],
  ['200 characters', '🚚'.repeat(200)],
  ['quotes and patterns', `'; drop table users; -- % _ \\ "`],
])('a name of %s', async (_, report_name) => {
  expect((await api.createTemplate(report_name)).body.report_name).toBe(report_name);
});

test.each([
  ['of 0 characters', ''],
  ['of blanks', '   '],
  ['of 201 characters', 'x'.repeat(201)],
  ['of 300 characters', 'x'.repeat(300)],
  ['with a control character', 'a\u0001b'],
  ['of two lines', 'a\nb'],
  ['with a NUL', 'a\0b'],
])('a name %s is refused', async (_, report_name) => {
  const { status, body } = await api.createTemplate(report_name);
  expect([status, body.code, body.path]).toEqual([400, 'invalid', 'report_name']);
  expect(await api.countTemplates()).toBe(0);
});

test.each([
  ['Fleet report', 'fleet REPORT'],
  ['Ärger', 'ÄRGER'],
  ['É', 'e\u0301'],
  ['ПОКРЫШКИ', 'покрышки'],
  ['same', ' same '],
])('%s and %s are one name', async (first, second) => {
  expect((await api.createTemplate(first)).status).toBe(200);
  const { status, body } = await api.createTemplate(second);
  expect([status, body.code, body.path]).toEqual([400, 'unique', 'report_name']);
  expect(await api.templateNames()).toEqual([first]);
  expect((await api.createTemplate(second, {}, 'colleague')).status).toBe(200);
});

test('half a character in a comment is refused, and nothing is kept', async () => {
  const part = { ...plainPart, comment: '\ud83d' };
  const { status, body } = await api.createTemplate('Half', {
    saved_report: savedOf({}, { reports_parameters: [part] }),
  });
  expect([status, body.path]).toEqual([400, 'saved_report.reports_parameters.0.comment']);
  expect(await api.templateNames()).toEqual([]);
});

describe('a call that is sent twice with one key', () => {
  const client_key = '0123456789abcdef';

  test('makes one row and answers it both times', async () => {
    const first = await api.createTemplate('Once', { client_key });
    const second = await api.createTemplate('Once', { client_key });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await api.countTemplates()).toBe(1);
  });

  test('at the same moment, too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.createTemplate('Once', { client_key })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await api.countTemplates()).toBe(1);
  });

  test('is known after the row was deleted', async () => {
    const { id } = (await api.createTemplate('Once', { client_key })).body;
    await api.as('customer', 'DELETE fleet_dashboard/delete_template/{id}', { id });
    expect((await api.createTemplate('Once', { client_key })).body.id).toBe(id);
    expect(await api.templateNames()).toEqual([]);
  });

  test('is told apart by user', async () => {
    const { id } = (await api.createTemplate('Once', { client_key })).body;
    expect((await api.createTemplate('Once', { client_key }, 'colleague')).body.id).not.toBe(id);
  });
});

test('of two who take a name at the same moment one gets it', async () => {
  const answers = await Promise.all([api.createTemplate('Both'), api.createTemplate('BOTH')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a user keeps 500 and no more', async () => {
  const { id } = (await api.createTemplate('One')).body;
  await sql`
    insert into dashboard_templates (user_id, account_id, name, tab_type, date_type, date_from,
      date_to, form_version, saved_report, created_at, changed_at)
    select user_id, account_id, 'Copy ' || number, tab_type, date_type, date_from, date_to,
      form_version, saved_report, created_at, changed_at
    from dashboard_templates, generate_series(2, ${keptLimits.each}::integer) as number`.execute(
    api.database.kysely,
  );
  const { status, body } = await api.createTemplate('One more');
  expect([status, body.code]).toEqual([400, 'limit_reached']);
  expect((await api.createTemplate('Of a colleague', {}, 'colleague')).status).toBe(200);
  await api.as('customer', 'DELETE fleet_dashboard/delete_template/{id}', { id });
  expect((await api.createTemplate('One more')).status).toBe(200);
  const restored = await api.as('customer', 'POST fleet_dashboard/restore_template/{id}', { id });
  expect(restored.body.code).toBe('limit_reached');
});

test('keeping is limited for each user', async () => {
  for (let time = 0; time < 60; time += 1) await api.createTemplate('Often');
  expect((await api.createTemplate('Often')).status).toBe(429);
  expect((await api.createTemplate('Often', {}, 'colleague')).status).toBe(200);
});

describe('an id of somebody else answers as one that does not exist:', () => {
  const calls = [
    ['GET fleet_dashboard/get_template/{id}', undefined],
    ['POST fleet_dashboard/update_template/{id}', { revision: 1, report_name: 'Mine' }],
    ['DELETE fleet_dashboard/delete_template/{id}', undefined],
    ['POST fleet_dashboard/restore_template/{id}', undefined],
  ] as const;

  test.each(calls)('%s', async (name, body) => {
    const { id } = (await api.createTemplate('Mine')).body;
    for (const who of ['colleague', 'staff'] as const) {
      const foreign = await api.as(who, name, { id, body });
      const none = await api.as(who, name, { id: 999_999, body });
      expect([foreign.status, foreign.body]).toEqual([none.status, none.body]);
      expect([none.status, none.body.code, none.body.path]).toEqual([400, 'unknown_value', 'id']);
      expect(await api.templateNames(who)).toEqual([]);
    }
    expect(await api.templateNames()).toEqual(['Mine']);
  });

  test.each(calls)('%s with an id that is no number', async (name, body) => {
    const { status, body: answer } = await api.as('customer', name, { id: 'x', body });
    expect([status, answer.code, answer.path]).toEqual([400, 'invalid', 'id']);
  });
});
