import '../testing/fake-database.ts';
import { bus, notified } from '../../bus/bus.ts';
import { configureHttp } from '../../http/manage.ts';
import { setUser } from '../../session/manage.ts';
import { answer, refusal } from '../../testing/fake-answer.ts';
import { fakeBases, fakeServer } from '../../testing/fake-server.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import { waitFor } from '../../testing/testing.ts';
import { hasOutbox, keepsWork } from '../keeps-work.ts';
import { keepDocuments, outbox, readDocument } from '../offline.ts';
import { FakeYard, key, newKeys, write } from '../testing/fake-yard.ts';
import { reportStoredData } from './report-stored-data.ts';

jest.mock('../../i18n/translate.ts', () => ({ translate: (word: string) => word }));

let yard: FakeYard;
let reports: Record<string, unknown>[];
/** Number of the administrators' request to forget; null for none. */
let forget: number | null;
let isAway: boolean;
const notices: { readonly tone: string; readonly text: string }[] = [];
bus.on(notified).subscribe((notice) => notices.push(notice));

const take = (units: number) =>
  keepDocuments(
    { id: 'yard 1', remote: 'surveys', title: 'Akron', units },
    new Map([['yard', { id: 1 }]]),
    [],
  );
const report = (isDue = true) => reportStoredData({ isDue });
const entries = () => outbox.entries('surveys');
const refused = async (number: number) => {
  yard.trouble = () => answer(400, { code: 'invalid', path: 'value' });
  await outbox.add(write(number));
  await waitFor(async () => expect((await entries()).at(-1)?.state).toBe('attention'));
};

beforeEach(() => {
  newKeys();
  yard = new FakeYard();
  reports = [];
  forget = null;
  isAway = false;
  notices.length = 0;
  localStorage.clear();
  configureHttp({
    bases: fakeBases,
    adapter: fakeServer(async (name, asked) => {
      if (name !== 'POST devices/report') return yard.respond(name, asked);
      if (isAway) return refusal('system');
      const body = asked.body as Record<string, unknown>;
      reports.push(body);
      if (body.forgotten) forget = null;
      return { forget };
    }),
  });
  setUser(fakeUser());
});

afterEach(async () => {
  setUser(fakeUser());
  await outbox.discard((await entries()).map(({ id }) => id));
  forget = 99;
  await report();
});

it('says nothing where nothing is kept', async () => {
  await report();
  expect(reports).toEqual([]);
});

it('tells counts, by a key that stays, and never what they count', async () => {
  await take(12);
  await refused(1);
  await report();
  await report();
  const [first, second] = reports;
  expect(first).toEqual({
    device_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    unsent: 1,
    attention: 1,
    oldest_unsent_at: (await entries())[0]?.writtenAt,
    units: 12,
  });
  expect(second).toEqual(first);
});

it('tells again only what has changed, unless it is time', async () => {
  await take(12);
  await report(false);
  await report(false);
  expect(reports).toHaveLength(1);
  await take(13);
  await report(false);
  expect(reports.map(({ units }) => units)).toEqual([12, 13]);
});

it('tells that nothing is kept any more, once', async () => {
  await refused(1);
  await report();
  await outbox.discard((await entries()).map(({ id }) => id));
  await waitFor(() => expect(keepsWork()).toBe(false));
  expect(hasOutbox()).toBe(true);
  await report();
  expect(reports.at(-1)).toMatchObject({ unsent: 0, attention: 0, oldest_unsent_at: null });
  expect(hasOutbox()).toBe(false);
  await report();
  expect(reports).toHaveLength(2);
});

it('tells of nobody what somebody else keeps on the same device', async () => {
  await take(12);
  await report();
  setUser(fakeUser({ login: 'other' }));
  await report();
  expect(reports).toHaveLength(1);
});

it('forgets what was taken along when it is asked, and says so to both', async () => {
  await take(12);
  forget = 3;
  await report();
  expect(await readDocument('yard')).toBeNull();
  expect(reports).toMatchObject([
    { units: 12 },
    { units: 0, forgotten: { number: 3, unsent: 0, units: 12 } },
  ]);
  expect(notices).toMatchObject([{ tone: 'info', text: 'shell:outbox.forgotten' }]);
  expect(hasOutbox()).toBe(false);
});

it('sends first what can be sent', async () => {
  await take(12);
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  yard.trouble = () => held;
  await outbox.add(write(1));
  forget = 3;
  await report();
  expect(await readDocument('yard')).not.toBeNull();
  expect(await entries()).toHaveLength(1);
  release();
  await waitFor(async () => expect(await entries()).toEqual([]));
  await report();
  expect(yard.effects).toEqual([key(1)]);
  expect(reports.at(-1)).toMatchObject({ forgotten: { number: 3, unsent: 0, units: 12 } });
});

it('drops what the server refuses, and what waits for it, once the counts are told', async () => {
  await refused(1);
  // It depends on the refused write, so it can never be sent.
  await outbox.add(write(2, { needs: ['thing:1'] }));
  forget = 3;
  await report();
  expect(await entries()).toEqual([]);
  expect(reports).toMatchObject([
    { unsent: 2, attention: 1 },
    { unsent: 0, forgotten: { number: 3, unsent: 2, units: 0 } },
  ]);
  expect(notices).toMatchObject([{ tone: 'error', text: 'shell:outbox.forgotten_unsent' }]);
});

it('drops nothing of which the server does not know', async () => {
  await refused(1);
  forget = 3;
  isAway = true;
  await expect(report()).rejects.toMatchObject({ status: 500 });
  expect(await entries()).toHaveLength(1);
});

it('says that it has forgotten as soon as the server hears it', async () => {
  await take(12);
  forget = 3;
  const before = reports.push.bind(reports);
  reports.push = (...told) => {
    isAway = true;
    return before(...told);
  };
  await expect(report()).rejects.toMatchObject({ status: 500 });
  expect(await readDocument('yard')).toBeNull();
  expect(hasOutbox()).toBe(true);
  isAway = false;
  await report(false);
  expect(reports.at(-1)).toMatchObject({ forgotten: { number: 3, unsent: 0, units: 12 } });
});

it('reads whatever stands in the storage', async () => {
  localStorage.setItem('offline_told', '{"fleet":{"number":"x"},');
  await report();
  localStorage.setItem('offline_told', '7');
  await report();
  expect(reports).toEqual([]);
});
