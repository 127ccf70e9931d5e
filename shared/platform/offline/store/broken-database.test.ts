import '../testing/fake-database.ts';
import { IDBFactory } from 'fake-indexeddb';
import { fakeUser } from '../../testing/fake-user.ts';
import { waitFor } from '../../testing/testing.ts';
import { type FakeTab, openTab } from '../testing/fake-tabs.ts';
import { key, newKeys, write } from '../testing/fake-yard.ts';

const nobody = () => {
  throw new Error('no network');
};

function openOffline(): FakeTab {
  const tab = openTab(nobody, fakeUser());
  tab.setOnline(false);
  return tab;
}

const place = (factory: unknown) =>
  Object.defineProperty(globalThis, 'indexedDB', {
    value: factory,
    configurable: true,
    writable: true,
  });

beforeEach(() => {
  newKeys();
  place(new IDBFactory());
});

afterEach(() => jest.restoreAllMocks());

it.each([
  [
    'throws',
    () => {
      throw new DOMException('', 'InvalidStateError');
    },
  ],
  ['never answers', () => new IDBOpenDBRequest()],
])('keeps nothing where a database %s when it is opened', async (_, open) => {
  place({ open });
  const tab = openOffline();
  expect(await tab.canKeep()).toBe(false);
  const start = performance.now();
  await expect(tab.outbox.add(write(1))).rejects.toThrow(DOMException);
  expect(await tab.readDocument('GET a')).toBeNull();
  await tab.refreshDocument('GET a', 1);
  // The timeout does not apply to each call again.
  expect(performance.now() - start).toBeLessThan(1000);
});

it('puts back what a page holds when the database is deleted under it', async () => {
  const tab = openOffline();
  await tab.outbox.add(write(1));
  await tab.outbox.add(write(2));
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('portal_offline');
    request.onsuccess = () => resolve();
    request.onerror = reject;
  });
  await tab.outbox.add(write(3));
  await waitFor(async () =>
    expect((await tab.outbox.entries('surveys')).map(({ id }) => id)).toEqual([1, 2, 3].map(key)),
  );
  // Another page finds them as well.
  expect(await openOffline().outbox.entries('surveys')).toHaveLength(3);
});

it('opens the database anew when the browser has closed it', async () => {
  const tab = openOffline();
  await tab.outbox.add(write(1));
  const { transaction } = IDBDatabase.prototype;
  const closed = jest.spyOn(IDBDatabase.prototype, 'transaction');
  closed.mockImplementationOnce(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  closed.mockImplementation(function (this: IDBDatabase, ...asked) {
    return transaction.apply(this, asked);
  });
  await tab.outbox.add(write(2));
  expect(await tab.outbox.entries('surveys')).toHaveLength(2);
});

it('says that a device is full, and loses nothing of what is there', async () => {
  const tab = openOffline();
  await tab.outbox.add(write(1));
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(tab.outbox.add(write(2))).rejects.toMatchObject({ code: 'no_room' });
  await tab.outbox.add(write(3));
  const entries = await tab.outbox.entries('surveys');
  expect(entries.map(({ id }) => id)).toEqual([1, 3].map(key));
});

it('refuses photos before there is no room for readings', async () => {
  const persist = jest.fn(async () => true);
  const storage = {
    estimate: async () => ({ usage: 60_000_000, quota: 100_000_000 }),
    persisted: async () => false,
    persist,
  };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  const tab = openOffline();
  const photo = (size: number) => ({ file: new Blob([new Uint8Array(size)]) });
  await tab.outbox.add(write(1, photo(1000)));
  storage.estimate = async () => ({ usage: 95_000_000, quota: 100_000_000 });
  await expect(tab.outbox.add(write(2, photo(1000)))).rejects.toMatchObject({ code: 'no_room' });
  await tab.outbox.add(write(3));
  expect(await tab.room()).toEqual({ usage: 95e6, quota: 100e6, isPersistent: false });
  await waitFor(() => expect(persist).toHaveBeenCalled());
  await openOffline().outbox.add(write(4));
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});
