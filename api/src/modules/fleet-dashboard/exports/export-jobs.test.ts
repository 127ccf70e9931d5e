import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { exportFormats } from '@portal/contract/fleet-dashboard';
import { addTestUser } from '../../../app/testing.ts';
import { calls, neverFinish, ordersApi, waitUntil } from './testing/orders-api.ts';

let api: Awaited<ReturnType<typeof ordersApi>>;
beforeAll(async () => {
  api = await ordersApi();
});
afterAll(() => api.end());
beforeEach(() => api.clear());

describe('cancelling', () => {
  test('stops the work and leaves no file', async () => {
    let stopped = false;
    const jobs = api.jobsWith(async (job, options) => {
      options.signal.addEventListener('abort', () => {
        stopped = true;
      });
      await neverFinish(job, options);
    });
    const before = await api.files();
    const id = await api.waiting();
    jobs.wake();
    await waitUntil(async () => (await api.ask(calls.get, id)).body.done === 1);
    expect((await api.files()).length).toBe(before.length + 1);
    expect((await api.ask(calls.cancel, id)).body.state).toBe('cancelled');
    jobs.stop(id);
    await waitUntil(async () => (await api.files()).length === before.length);
    expect(stopped).toBe(true);
    expect((await api.ask(calls.get, id)).body).toMatchObject({
      state: 'cancelled',
      failure: null,
    });
    expect((await api.ask(calls.download, id)).body.code).toBe('unknown_value');
    await jobs.close();
  });

  test('is heard by the process that makes it, whichever it is', async () => {
    let go = (): void => {};
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    const jobs = api.jobsWith(async (job, options) => {
      await told;
      await neverFinish(job, options);
    });
    const before = await api.files();
    const id = await api.waiting();
    jobs.wake();
    await waitUntil(async () => (await api.files()).length === before.length + 1);
    expect((await api.ask(calls.cancel, id)).body.state).toBe('cancelled');
    go();
    await waitUntil(async () => (await api.files()).length === before.length);
    expect((await api.ask(calls.get, id)).body.state).toBe('cancelled');
    await jobs.close();
  });

  test('what waits never begins', async () => {
    const id = await api.waiting();
    expect((await api.ask(calls.cancel, id)).body.state).toBe('cancelled');
    const jobs = api.jobsWith(() => Promise.reject(new Error('It was begun.')));
    jobs.wake();
    await jobs.close();
    expect((await api.ask(calls.get, id)).body.state).toBe('cancelled');
  });

  test('what is ready leaves it there', async () => {
    const { id } = (await api.begin()).body;
    await api.until(id, 'ready');
    expect((await api.ask(calls.cancel, id)).body.state).toBe('ready');
    expect((await api.ask(calls.download, id)).status).toBe(200);
  });

  test('of a real file in the middle leaves none', async () => {
    const before = (await api.files()).length;
    const { id } = (await api.begin(api.order(exportFormats.pdf))).body;
    await waitUntil(async () => (await api.files()).length === before + 1);
    await api.ask(calls.cancel, id);
    await waitUntil(async () => (await api.files()).length === before);
    expect((await api.ask(calls.get, id)).body.state).toBe('cancelled');
  });
});

describe('a start after a sudden end', () => {
  const interrupted = async (seen_at: Date, kind: 'embedded' | 'postgresql') => {
    const id = await api.waiting({ state: 'running', seen_at, file: 'half-made' });
    await mkdir(api.folder, { recursive: true });
    await writeFile(join(api.folder, 'half-made'), 'half');
    await writeFile(join(api.folder, 'of-nobody'), 'stray');
    const jobs = api.jobsWith(neverFinish, kind);
    await jobs.start();
    await jobs.close();
    return (await api.ask(calls.get, id)).body;
  };

  test('says that it was interrupted, and removes what nobody wants', async () => {
    const { id } = (await api.begin()).body;
    await api.until(id, 'ready');
    const body = await interrupted(api.clock.now(), 'embedded');
    expect(body).toMatchObject({ state: 'failed', failure: 'interrupted' });
    const left = await api.files();
    expect(left).not.toContain('half-made');
    expect(left).not.toContain('of-nobody');
    expect((await api.ask(calls.download, id)).status).toBe(200);
  });

  test('leaves alone what another process is making', async () => {
    const body = await interrupted(api.clock.now(), 'postgresql');
    expect(body.state).toBe('running');
    expect(await api.files()).toContain('half-made');
  });

  test('gives up what no process has told of for a minute', async () => {
    const longAgo = new Date(api.clock.now().getTime() - 61_000);
    expect(await interrupted(longAgo, 'postgresql')).toMatchObject({ failure: 'interrupted' });
    expect(await api.files()).not.toContain('half-made');
  });
});

test('the end of the API interrupts what is made, and what waits goes on waiting', async () => {
  const jobs = api.jobsWith(neverFinish);
  const before = (await api.files()).length;
  const ids = [await api.waiting(), await api.waiting(), await api.waiting()];
  jobs.wake();
  await api.until(ids[1] ?? 0, 'running');
  await jobs.close();
  const states = await Promise.all(ids.map(async (id) => (await api.ask(calls.get, id)).body));
  expect(states.map(({ state, failure }) => failure ?? state)).toEqual([
    'interrupted',
    'interrupted',
    'waiting',
  ]);
  expect((await api.files()).length).toBe(before);
});

test('what is made at the end of the API is finished within the time that it gets', async () => {
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = api.jobsWith(async (_, { out, onSection, signal }) => {
    onSection(1);
    await Promise.race([finished, once(signal, 'abort')]);
    signal.throwIfAborted();
    out.end('all of it');
  });
  const id = await api.waiting();
  jobs.wake();
  await waitUntil(async () => (await api.ask(calls.get, id)).body.done === 1);
  const closed = jobs.close(60_000);
  // Long enough for the export to be aborted, if it were.
  await setTimeout(100);
  finish();
  await closed;
  expect((await api.ask(calls.get, id)).body).toMatchObject({ state: 'ready', failure: null });
});

test('what fails says so without its cause, and leaves no file', async () => {
  const before = (await api.files()).length;
  const jobs = api.jobsWith(async (_, { out }) => {
    out.write('half of it');
    throw new Error('disk on fire');
  });
  const id = await api.waiting();
  jobs.wake();
  expect(await api.until(id, 'failed')).toMatchObject({ failure: 'system', size: null });
  expect((await api.files()).length).toBe(before);
  expect(api.log.join()).toContain('disk on fire');
  await jobs.close();
});

test('a right that went meanwhile stops it', async () => {
  const user = await addTestUser(api.database, { group: 'GYR', rights: [] });
  const id = await api.waiting({ user_id: user });
  const { id: other } = (await api.begin()).body;
  await api.until(other, 'ready');
  const row = await api.database.kysely
    .selectFrom('generated_reports')
    .select(['state', 'failure'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'failed', failure: 'no_right' });
});
