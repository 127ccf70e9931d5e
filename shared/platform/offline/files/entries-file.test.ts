import '../testing/fake-database.ts';
import { strToU8, zipSync } from 'fflate';
import { bus, connectivityChanged } from '../../bus/bus.ts';
import { configureHttp } from '../../http/manage.ts';
import { setUser } from '../../session/manage.ts';
import { fakeBases, fakeServer } from '../../testing/fake-server.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import { waitFor } from '../../testing/testing.ts';
import { openEntriesFile, outbox, saveEntriesAsFile } from '../offline.ts';
import { FakeYard, key, newKeys, write } from '../testing/fake-yard.ts';
import { bytesOf } from './bytes-of.ts';

let yard: FakeYard;
const entries = () => outbox.entries('surveys');
const photo = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/jpeg' });

beforeEach(async () => {
  newKeys();
  yard = new FakeYard();
  configureHttp({ bases: fakeBases, adapter: fakeServer(yard.respond) });
  setUser(fakeUser());
  bus.emit(connectivityChanged, false);
  await outbox.discard((await entries()).map(({ id }) => id));
});

it('takes entries and photos to another device, where they take effect once', async () => {
  await outbox.add(write(1, { read: { value: 0 }, document: 'GET thing' }));
  await outbox.add(write(2, { file: photo, isLast: true, needs: ['thing:1'] }));
  const before = await entries();
  const { name, content } = await saveEntriesAsFile();
  expect(name).toMatch(/^unsent-\d{4}-\d\d-\d\d\.zip$/);
  expect(await openEntriesFile(content)).toEqual({ taken: 0, known: 2, foreign: false });

  await outbox.discard(before.map(({ id }) => id));
  expect(await openEntriesFile(content)).toEqual({ taken: 2, known: 0, foreign: false });
  const [one, other] = await entries();
  expect(one).toEqual({ ...before[0], number: one?.number });
  expect(other).toMatchObject({ isLast: true, needs: ['thing:1'] });
  expect(other?.file?.type).toBe('image/jpeg');
  expect([...(await bytesOf(other?.file ?? new Blob()))]).toEqual([1, 2, 3]);

  bus.emit(connectivityChanged, true);
  await waitFor(async () => expect(await entries()).toEqual([]));
  await openEntriesFile(content);
  await waitFor(async () => expect(await entries()).toEqual([]));
  expect(yard.received).toHaveLength(4);
  expect(yard.effects).toEqual([1, 2].map(key));
});

it("takes nothing of somebody else's file", async () => {
  await outbox.add(write(1));
  const { content } = await saveEntriesAsFile();
  setUser(fakeUser({ login: 'other@demo.example' }));
  expect(await openEntriesFile(content)).toEqual({ taken: 0, known: 0, foreign: true });
  expect(await entries()).toEqual([]);
});

const saved = { form: 'portal-outbox/1', user: 'cus@demo.example' };
const entry = (own: object) => ({
  ...write(1),
  user: 'cus@demo.example',
  number: 1,
  writtenAt: '2026-03-04T12:00:00.000Z',
  state: 'attention',
  attempts: 2,
  failure: null,
  ...own,
});
const zip = (list: unknown) => zipSync({ 'entries.json': strToU8(JSON.stringify(list)) });

it.each([
  ['no zip file', strToU8('PK nothing')],
  ['an empty one', zipSync({})],
  ['another file', zip({ entries: [] })],
  ['no entry', zip({ ...saved, entries: [entry({ holds: 7 })] })],
  ["somebody else's entry", zip({ ...saved, entries: [entry({ user: 'x' })] })],
  ['a photo that is missing', zip({ ...saved, entries: [entry({ file_type: 'image/png' })] })],
])('refuses %s', async (_, bytes) => {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  await expect(openEntriesFile(file)).rejects.toThrow(TypeError);
  expect(await entries()).toEqual([]);
});
