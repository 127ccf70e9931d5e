import { keptReportLimits, keptThingLimits } from '@portal/contract/portal';
import { sql } from 'kysely';
import { addTestUser } from '../../../app/testing.ts';
import { deleteOldData } from '../../../db/tidy.ts';
import { areas } from '../../../serving/areas.ts';
import { calls, keptReportsApi } from '../testing/kept-reports-api.ts';

let api: Awaited<ReturnType<typeof keptReportsApi>>;
beforeAll(async () => {
  api = await keptReportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.clear());

test('a report is ordered, made, listed and opened', async () => {
  const { status, body } = await api.order({ name: '  Before the sale ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    report_type: '3',
    report_name: 'Before the sale',
    is_closed: false,
    state: 'waiting',
    done: 0,
    of: 1,
    date_made: null,
  });
  expect(body.subject_name).toMatch(new RegExp(` · ${api.unit.number}$`));
  const ready = await api.until(body.id, 'ready');
  expect(ready).toEqual({
    ...body,
    state: 'ready',
    done: 1,
    date_made: api.clock.now().toISOString(),
  });
  const opened = await api.open(body.id);
  expect(opened.status).toBe(200);
  expect(opened.body.kept).toEqual(ready);
  expect(opened.body.request).toEqual(api.body);
  expect(opened.body.entries.length).toBeGreaterThan(5);
});

test('the newest stands first; several may have one name', async () => {
  const first = await api.made();
  api.clock.pass({ seconds: 1 });
  const second = await api.made();
  expect((await api.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('an order that is sent twice makes one', async () => {
  const own = { client_key: 'abcdefgh' };
  const { id } = await api.made(own);
  expect((await api.order({ ...own, name: 'Again' })).body).toMatchObject({
    id,
    report_name: 'Kept',
  });
  expect(await api.list()).toHaveLength(1);
});

test.each([
  ['no name', { name: ' ' }, 'invalid', 'name'],
  ['a long name', { name: 'x'.repeat(201) }, 'invalid', 'name'],
  ['an unknown account', { account: 'none' }, 'unknown_value', 'account'],
  ['an unknown unit', { unit_number: 'none' }, 'unknown_value', 'unit_number'],
  ['no day', { date_from: '2025-02-30' }, 'invalid', 'date_from'],
  ['turned days', { date_from: '2025-02-01', date_to: '2025-01-01' }, 'range_reversed', 'date_to'],
])('%s is refused at once', async (_, own, code, path) => {
  const { status, body } = await api.order(own);
  expect([status, body.code, body.path]).toEqual([400, code, path]);
  expect(await api.list()).toEqual([]);
});

test('the 501st is refused, until one is deleted', async () => {
  const first = await api.made();
  await sql`
    insert into kept_reports (user_id, report_type, name, subject, request, user_time, account_ids,
      unit_ids, state, parts, form_version, created_at, ordered_at)
    select ${api.userId}, '1', 'Kept ' || number, '', '{}', '', '{}', '{}', 'cancelled', 1, 1, now(), now()
    from generate_series(2, ${keptThingLimits.each}) as number`.execute(api.database.kysely);
  const { status, body } = await api.order();
  expect([status, body.code, body.path]).toEqual([400, 'limit_reached', 'name']);
  await api.ofOne(calls.delete, first.id);
  expect((await api.order()).status).toBe(200);
  const back = await api.ofOne(calls.restore, first.id);
  expect([back.status, back.body.code]).toEqual([400, 'limit_reached']);
});

test('of one user only a few wait', async () => {
  // Uses a type that no job makes: jobs started by an earlier order would take one of another type.
  for (let time = 0; time < keptReportLimits.waiting; time += 1)
    await api.waiting({ report_type: '2' });
  const { status, body } = await api.order();
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(await api.list()).toEqual([]);
});

test('somebody else finds nothing', async () => {
  const user = await addTestUser(api.database, { group: 'GYR', rights: ['TMUNTHST'] });
  const as = await api.sessionOf(user);
  const { id } = await api.made();
  expect(await api.list(as)).toEqual([]);
  for (const name of [calls.cancel, calls.run, calls.delete, calls.restore]) {
    const foreign = await api.ofOne(name, id, as);
    const none = await api.ofOne(name, 999_999, as);
    expect([foreign.status, foreign.body]).toEqual([none.status, none.body]);
    expect([none.status, none.body.code, none.body.path]).toEqual([400, 'unknown_value', 'id']);
  }
  expect((await api.open(id, {}, as)).body).toEqual((await api.open(999_999, {}, as)).body);
  expect((await api.open(id, {}, as)).body.path).toBe('id');
  expect((await api.list())[0]).toMatchObject({ id, state: 'ready' });
});

test('a deleted report can be restored, and is forgotten after some days', async () => {
  const { id } = await api.made();
  const { status, body } = await api.ofOne(calls.delete, id);
  expect([status, body.id]).toEqual([200, id]);
  expect(await api.list()).toEqual([]);
  expect((await api.open(id)).body.code).toBe('unknown_value');
  expect((await api.ofOne(calls.restore, id)).body).toMatchObject({ id, state: 'ready' });
  expect((await api.open(id)).status).toBe(200);
  await api.ofOne(calls.delete, id);
  const tidyings = areas.flatMap((area) => area.tidyings);
  const days = keptThingLimits.undoDays * 24 * 60;
  const forget = (minutes: number) =>
    deleteOldData(api.database, tidyings, new Date(api.clock.now().getTime() + minutes * 60_000));
  await forget(days - 1);
  expect((await api.ofOne(calls.restore, id)).status).toBe(200);
  await api.ofOne(calls.delete, id);
  await forget(days + 1);
  expect((await api.ofOne(calls.restore, id)).body.code).toBe('unknown_value');
});
