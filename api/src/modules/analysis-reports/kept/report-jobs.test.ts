import { keptReportLimits } from '@portal/contract/portal';
import { refuse } from '../../../app/refusal.ts';
import { calls, keptReportsApi, untilStopped } from '../testing/kept-reports-api.ts';

let api: Awaited<ReturnType<typeof keptReportsApi>>;
beforeAll(async () => {
  api = await keptReportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.clear());

const figures = { answer: { made: 'elsewhere' }, accountIds: [], unitIds: [] };
const stored = (id: number) =>
  api.database.kysely
    .selectFrom('kept_reports')
    .select(['state', 'done', 'failure', 'answer', 'made_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('cancelling', () => {
  test('what waits never begins', async () => {
    const id = await api.waiting();
    expect((await api.ofOne(calls.cancel, id)).body.state).toBe('cancelled');
    const jobs = api.madeBy(() => () => Promise.reject(new Error('It was begun.')));
    jobs.wake();
    await jobs.close();
    expect(await stored(id)).toMatchObject({ state: 'cancelled', failure: null, answer: null });
  });

  test('tells how far it is, and stops the work', async () => {
    const id = await api.waiting();
    const jobs = api.madeBy(untilStopped);
    jobs.wake();
    await api.waitUntil(async () => (await stored(id)).done === 1);
    expect((await api.list())[0]).toMatchObject({ state: 'running', done: 1, of: 100 });
    expect((await api.ofOne(calls.cancel, id)).body.state).toBe('cancelled');
    jobs.stop(id);
    await jobs.close(60_000);
    expect(await stored(id)).toMatchObject({ state: 'cancelled', failure: null, answer: null });
    expect((await api.open(id)).body.code).toBe('unknown_value');
    expect(api.log).toEqual([]);
  });

  test('at 99 % leaves nothing, even if the work is done all the same', async () => {
    const id = await api.waiting();
    let go = (): void => {};
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    const jobs = api.madeBy(() => async (onPart) => {
      onPart(99);
      await told;
      return figures;
    });
    jobs.wake();
    await api.waitUntil(async () => (await stored(id)).done === 99);
    await api.ofOne(calls.cancel, id);
    go();
    await jobs.close(60_000);
    expect(await stored(id)).toMatchObject({ state: 'cancelled', answer: null, made_at: null });
  });

  test('and ordered anew meanwhile, the work of before writes nothing', async () => {
    const id = await api.waiting();
    let go = (): void => {};
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    let begun = 0;
    const jobs = api.madeBy(() => async () => {
      begun += 1;
      if (begun > 1) return { ...figures, answer: { made: 'anew' } };
      await told;
      return figures;
    });
    jobs.wake();
    await api.waitUntil(async () => begun === 1);
    await api.ofOne(calls.cancel, id);
    await api.database.kysely.updateTable('kept_reports').set({ state: 'waiting' }).execute();
    jobs.wake();
    await api.waitUntil(async () => (await stored(id)).state === 'ready');
    go();
    await jobs.close(60_000);
    expect(await stored(id)).toMatchObject({ state: 'ready', answer: { made: 'anew' } });
  });

  test('what is ready leaves it as it is', async () => {
    const { id } = await api.made();
    expect((await api.ofOne(calls.cancel, id)).body.state).toBe('ready');
    expect((await api.open(id)).status).toBe(200);
  });

  test('running it again leaves the figures of before', async () => {
    const { id, date_made } = await api.made();
    const before = (await api.open(id)).body.entries;
    await api.database.kysely.updateTable('kept_reports').set({ state: 'waiting' }).execute();
    const jobs = api.madeBy(untilStopped);
    jobs.wake();
    await api.waitUntil(async () => (await stored(id)).state === 'running');
    expect((await api.open(id)).body.entries).toEqual(before);
    expect((await api.ofOne(calls.cancel, id)).body).toMatchObject({ state: 'ready', date_made });
    jobs.stop(id);
    await jobs.close(60_000);
    expect((await api.open(id)).body.entries).toEqual(before);
  });
});

describe('a process that was killed', () => {
  test('leaves a report that says so once the next one starts, and can be run again', async () => {
    const now = api.clock.now();
    const seen_at = new Date(now.getTime() - 61_000);
    const id = await api.waiting({ state: 'running', runs: 1, done: 40, seen_at });
    const jobs = api.madeBy(untilStopped);
    await jobs.start();
    expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
    await jobs.close();
    expect((await api.ofOne(calls.run, id)).body).toMatchObject({ failure: null });
    expect(await api.until(id, 'ready')).toMatchObject({ failure: null });
  });

  test('is told from one that is still at work where several may be', async () => {
    const seen_at = new Date(api.clock.now().getTime() - 30_000);
    const id = await api.waiting({ state: 'running', runs: 1, seen_at });
    for (const [kind, state] of [
      ['postgresql', 'running'],
      ['embedded', 'failed'],
    ] as const) {
      const jobs = api.madeBy(untilStopped, kind);
      await jobs.start();
      expect((await stored(id)).state).toBe(state);
      await jobs.close();
    }
  });

  test('and one that ends in the middle says so at once', async () => {
    const id = await api.waiting();
    const jobs = api.madeBy(untilStopped);
    jobs.wake();
    await api.waitUntil(async () => (await stored(id)).state === 'running');
    await jobs.close();
    expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
  });
});

test.each([
  ['a fault', new Error('No such column.'), 'system'],
  ['a refusal', refuse('file_too_large'), 'file_too_large'],
])('%s is told by its code, and keeps the figures of before', async (_, error, failure) => {
  const { id, date_made } = await api.made();
  await api.database.kysely.updateTable('kept_reports').set({ state: 'waiting' }).execute();
  const jobs = api.madeBy(() => () => Promise.reject(error));
  jobs.wake();
  expect(await api.until(id, 'failed')).toMatchObject({ failure, date_made });
  await jobs.close();
  expect((await api.open(id)).status).toBe(200);
  expect(api.log.some((line) => line.includes('No such column.'))).toBe(failure === 'system');
  api.log.splice(0);
});

test('a report of more than is kept is refused', async () => {
  const id = await api.waiting();
  const answer = { text: 'x'.repeat(keptReportLimits.answer) };
  const jobs = api.madeBy(() => async () => ({ ...figures, answer }));
  jobs.wake();
  expect(await api.until(id, 'failed')).toMatchObject({ failure: 'file_too_large' });
  await jobs.close();
});

test('one of another form is to be run again', async () => {
  const { id } = await api.made();
  await api.database.kysely.updateTable('kept_reports').set({ form_version: 0 }).execute();
  expect((await api.list())[0]).toMatchObject({
    state: 'failed',
    failure: 'outdated',
    date_made: null,
  });
  expect((await api.open(id)).body.code).toBe('unknown_value');
  expect((await api.ofOne(calls.run, id)).status).toBe(200);
  await api.until(id, 'ready');
  expect((await api.open(id)).status).toBe(200);
});

test('one that is deleted while it waits begins once it is restored', async () => {
  const id = await api.waiting();
  await api.ofOne(calls.delete, id);
  const jobs = api.madeBy(() => () => Promise.reject(new Error('It was begun.')));
  jobs.wake();
  await jobs.close();
  expect((await stored(id)).state).toBe('waiting');
  await api.ofOne(calls.restore, id);
  api.keptReports.wake();
  await api.until(id, 'ready');
});
