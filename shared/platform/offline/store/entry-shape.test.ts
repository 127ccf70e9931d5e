import '../testing/fake-database.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import { openTab } from '../testing/fake-tabs.ts';
import { key, newKeys, write } from '../testing/fake-yard.ts';
import { inDatabase } from './offline-database.ts';

const nobody = () => {
  throw new Error('no network');
};
const openOffline = () => {
  const tab = openTab(nobody, fakeUser());
  tab.setOnline(false);
  return tab;
};

const stored = {
  ...write(0),
  user: 'cus@demo.example',
  number: 1,
  writtenAt: '2026-03-04T12:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  failure: null,
};
const put = (record: object) =>
  inDatabase((database) => database.put('entries', { ...stored, ...record } as never));

beforeEach(async () => {
  newKeys();
  await inDatabase((database) => database.clear('entries'));
});

it.each(['no', '2026-99-99T', '2026-03-04T99:00', 7])(
  'has a valid time for an entry whose own, %s, is none, and loses nothing of it',
  async (writtenAt) => {
    await put({ ...write(1), writtenAt });
    const tab = openOffline();
    const [entry, ...others] = await tab.outbox.entries('surveys');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ ...write(1), state: 'waiting', failure: null });
    expect(Number.isNaN(Date.parse(entry?.writtenAt ?? ''))).toBe(false);
    const { content } = await tab.saveEntriesAsFile();
    await tab.outbox.discard([key(1)]);
    expect(await openOffline().outbox.entries('surveys')).toEqual([]);
    expect(await tab.openEntriesFile(content)).toMatchObject({ taken: 1 });
    expect(await tab.outbox.entries('surveys')).toMatchObject([write(1)]);
  },
);

it('has a valid time for what is no entry at all', async () => {
  await inDatabase((database) =>
    database.put('entries', { id: 'zz', user: 'cus@demo.example' } as never),
  );
  const tab = openOffline();
  const [entry] = await tab.outbox.entries('');
  expect(entry).toMatchObject({ id: 'zz', state: 'attention', failure: { code: 'damaged' } });
  expect(Number.isNaN(Date.parse(entry?.writtenAt ?? ''))).toBe(false);
  await tab.outbox.discard(['zz']);
  expect(await openOffline().outbox.entries('')).toEqual([]);
});
