import 'fake-indexeddb/auto';
import { bus, connectivityChanged } from '@portal/platform/bus';
import { type Entry, type NewEntry, outbox } from '@portal/platform/offline';
import { answer, fakeUser, startFakeShell } from '@portal/platform/testing';
import { readingOf } from '../../testing/rows.ts';
import { changedElsewhere, mapWith, savingOf } from '../testing.ts';
import { writes } from '../verdict/writes.ts';
import { dropMergeNotes, mergeNotes } from './merge-notes.ts';
import { discardEntry, replaceEntry } from './replace-entry.ts';
import { settle } from './settle.ts';

const call = 'POST fleet_survey/save_tire';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const refusal = {
  ...changedElsewhere,
  details: { revision: 2, changed_by: 'Ana Flores', changed_at: '2026-03-04T10:42:00Z' },
};
const before = readingOf({ pressure: 90 });
const subject = { survey: '5', unit: '1', unit_number: '991', position: '2LO', what: 'save_tire' };

/** The n-th write to the tire at 2LO, based on a reading. */
const entryOf = (number: number, read: typeof before, own: object): NewEntry => ({
  id: id(number),
  remote: 'surveys',
  call,
  options: { body: savingOf(read, { ...own, client_key: id(number) }) },
  holds: ['inspection:5/1'],
  needs: ['survey:5', 'unit:1'],
  group: 'unit 5/1',
  subject,
  read: writes[call]?.rowIn(mapWith(read), savingOf(null)),
});

const first = entryOf(1, before, { pressure: 98 });
const second = entryOf(2, { ...before, pressure: 98, revision: 2 }, { comments: 'Hot' });
const add = async (...entries: readonly NewEntry[]): Promise<Entry[]> => {
  const added = [];
  for (const entry of entries) added.push(await outbox.add(entry));
  return added;
};
const bodies = async () =>
  (await outbox.entries('surveys')).map(({ options }) => options.body as Record<string, unknown>);

/** Signs in; the server's current reading of the tire is as given. */
const meets = (reading: Parameters<typeof mapWith>[0]) =>
  startFakeShell({
    user: fakeUser(),
    respond: (name) => (name.includes('/axles/') ? mapWith(reading) : answer(500, {})),
  });

// Nothing is sent during these tests.
beforeEach(() => bus.emit(connectivityChanged, false));
afterEach(async () => {
  await outbox.discard((await outbox.entries('surveys')).map((entry) => entry.id));
  dropMergeNotes();
});

it('merges what two have changed, keeps whose change that was, and readies what was written on top', async () => {
  meets({ ...before, revision: 2, valve: 'leaking' });
  const [entry] = await add(first, second);
  if (!entry) throw new Error();
  const settled = await settle(entry, refusal);
  const { id: key, options, read } = settled?.next ?? {};
  expect(key).not.toBe(id(1));
  expect(options?.body).toMatchObject({
    client_key: key,
    revision: 2,
    pressure: 98,
    valve: 'leaking',
  });
  expect(read).toMatchObject({ reading: { valve: 'leaking' } });
  expect(mergeNotes()).toMatchObject([
    { call, unitNumber: '991', fields: ['valve'], by: 'Ana Flores' },
  ]);
  // The revision it counted on is Ana's.
  expect((await bodies())[1]).toMatchObject({ revision: 1, comments: 'Hot' });
});

it('leaves a clash to a person', async () => {
  meets({ ...before, revision: 2, pressure: 97 });
  const [entry] = await add(first);
  if (!entry) throw new Error();
  expect(await settle(entry, refusal)).toBeNull();
  expect(mergeNotes()).toEqual([]);
});

it('says nothing of a merge with what the same person has written', async () => {
  meets({ ...before, revision: 3, pressure: 90, valve: 'leaking' });
  const [entry] = await add(first);
  if (!entry) throw new Error();
  const own = { ...refusal, details: { ...refusal.details, changed_by: 'Casey Morgan' } };
  expect(await settle(entry, own)).not.toBeNull();
  expect(mergeNotes()).toEqual([]);
});

it('gives up one write alone', async () => {
  meets(before);
  const [entry] = await add(first, second);
  if (!entry) throw new Error();
  await discardEntry(entry);
  expect(await bodies()).toMatchObject([{ revision: 1, pressure: 90, comments: 'Hot' }]);
});

it('keeps the key of a write whose row later ones name by it', async () => {
  meets(before);
  const making = { ...first, call: 'POST fleet_survey/add_new_unit_to_survey' };
  const [entry] = await add(making);
  if (!entry) throw new Error();
  await replaceEntry(entry, { body: { unit_number: '1235' }, read: null });
  const [next] = await outbox.entries('surveys');
  expect(next).toMatchObject({
    id: id(1),
    state: 'waiting',
    options: { body: { client_key: id(1), unit_number: '1235' } },
  });
});
