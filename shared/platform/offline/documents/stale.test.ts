import '../testing/fake-database.ts';
import { setClock } from '../../clock/clock.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import { waitFor } from '../../testing/testing.ts';
import { type FakeTab, openTab } from '../testing/fake-tabs.ts';
import { newKeys, write } from '../testing/fake-yard.ts';

const set = { id: 'yard 1', remote: 'surveys', title: 'Yard', units: 1 };
const start = new Date('2026-03-04T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

/** Opens a separate page whose clock is shifted. */
function openAt(days: number): FakeTab {
  const tab = openTab(
    () => {
      throw new Error('no network');
    },
    fakeUser(),
    () => after(days),
  );
  tab.setOnline(false);
  return tab;
}

beforeEach(async () => {
  newKeys();
  localStorage.clear();
  await openAt(0).keepDocuments(set, new Map([['GET a', 1]]), []);
});

afterEach(() => setClock(null));

it('opens documents for two weeks after the last contact, and entries for good', async () => {
  await openAt(0).outbox.add(write(1));
  expect(await openAt(13).readDocument('GET a')).toMatchObject({ value: 1 });
  const late = openAt(15);
  expect(await late.readDocument('GET a')).toBeNull();
  expect(await late.outbox.entries('surveys')).toHaveLength(1);
  expect(localStorage.getItem('offline_kept')).toBe('1');
  await late.outbox.discard((await late.outbox.entries('surveys')).map(({ id }) => id));
  await waitFor(() => expect(localStorage.getItem('offline_kept')).toBeNull());
});

it('counts from any contact of the same person', async () => {
  setClock(after(10));
  localStorage.setItem('last_contact', `${after(10).getTime()} cus@demo.example`);
  expect(await openAt(20).readDocument('GET a')).toMatchObject({ value: 1 });
  localStorage.setItem('last_contact', `${after(24).getTime()} other@demo.example`);
  expect(await openAt(25).readDocument('GET a')).toBeNull();
});

it('takes a clock that is set back for what it is', async () => {
  expect(await openAt(-2).readDocument('GET a')).toMatchObject({ value: 1 });
  expect(await openAt(13).readDocument('GET a')).toBeNull();
});
