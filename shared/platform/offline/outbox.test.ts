import { bus, connectivityChanged } from '../bus/bus.ts';
import { resetSession, setUser } from '../session/manage.ts';
import { fakeUser } from '../testing/fake-user.ts';
import {
  canKeep,
  dropSet,
  keepDocuments,
  outbox,
  readDocument,
  refreshDocument,
} from './offline.ts';
import { switchOfflineStorage } from './switch.ts';
import './testing/fake-database.ts';
import { key, newKeys, write } from './testing/fake-yard.ts';

beforeEach(() => {
  newKeys();
  setUser(fakeUser());
  bus.emit(connectivityChanged, false);
});

afterEach(async () => {
  setUser(fakeUser());
  const entries = await outbox.entries('surveys');
  await outbox.discard(entries.map((entry) => entry.id));
});

it('keeps writes in the order of writing, each once', async () => {
  await outbox.add(write(2));
  const first = await outbox.add(write(1));
  expect(await outbox.add(write(1, { group: 'other' }))).toEqual(first);
  const entries = await outbox.entries('surveys');
  expect(entries.map((entry) => entry.id)).toEqual([key(2), key(1)]);
  expect(entries[1]).toMatchObject({
    user: 'cus@demo.example',
    group: 'one',
    state: 'waiting',
    attempts: 0,
    failure: null,
  });
  expect(await outbox.entries('other')).toEqual([]);
});

it('is of the person who wrote, and nothing is kept for nobody', async () => {
  await outbox.add(write(1));
  setUser(fakeUser({ login: 'other@demo.example' }));
  expect(await outbox.entries('surveys')).toEqual([]);
  await outbox.discard([key(1)]);
  resetSession();
  expect(await canKeep()).toBe(false);
  await expect(outbox.add(write(2))).rejects.toThrow('nobody');
  setUser(fakeUser());
  expect(await canKeep()).toBe(true);
  expect(await outbox.entries('surveys')).toHaveLength(1);
});

it('puts a mended write in the place of one', async () => {
  await outbox.add(write(1, { read: { value: 0 } }));
  await outbox.add(write(2));
  await outbox.replace(key(1), { id: key(3), options: { body: { value: 7 } } });
  const [mended] = await outbox.entries('surveys');
  expect(mended).toMatchObject({ id: key(3), options: { body: { value: 7 } }, group: 'one' });
  expect(mended).not.toHaveProperty('read');
  expect(await outbox.settled(key(3), 0)).toEqual({ kind: 'late' });
});

it('keeps the documents of a set, and those that two sets share until both are dropped', async () => {
  const set = (name: string) => ({ id: name, remote: 'surveys', title: name, units: 1 });
  await keepDocuments(
    set('yard 1'),
    new Map<string, unknown>([
      ['GET a', 1],
      ['GET b', { b: 1 }],
    ]),
    [],
  );
  await keepDocuments(set('survey 2'), new Map([['GET b', { b: 2 }]]), []);
  await refreshDocument('GET a', 3);
  await refreshDocument('GET c', 3);
  expect(await readDocument('GET a')).toMatchObject({ value: 3 });
  expect(await readDocument('GET c')).toBeNull();
  await dropSet('yard 1');
  expect(await readDocument('GET a')).toBeNull();
  expect(await readDocument('GET b')).toMatchObject({ value: { b: 2 } });
  await keepDocuments(set('survey 2'), new Map([['GET d', 1]]), ['GET b', 'GET never']);
  expect(await readDocument('GET b')).toMatchObject({ value: { b: 2 } });
  setUser(fakeUser({ login: 'other@demo.example' }));
  expect(await readDocument('GET b')).toBeNull();
  setUser(fakeUser());
  await dropSet('survey 2');
  expect(await readDocument('GET d')).toBeNull();
});

it('keeps nothing more where the region has switched it off, and sends what waits', async () => {
  const set = { id: 'yard 1', remote: 'surveys', title: 'Yard', units: 1 };
  await keepDocuments(set, new Map([['GET a', 1]]), []);
  await outbox.add(write(1));
  switchOfflineStorage(false);
  expect(await canKeep()).toBe(false);
  expect(await readDocument('GET a')).toBeNull();
  await keepDocuments(set, new Map([['GET a', 2]]), []);
  expect(await outbox.entries('surveys')).toHaveLength(1);
  switchOfflineStorage(true);
  expect(await readDocument('GET a')).toMatchObject({ value: 1 });
  await dropSet('yard 1');
});
