import '../testing/fake-database.ts';
import { refusal } from '../../testing/fake-answer.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import { waitFor } from '../../testing/testing.ts';
import { FakeLocks, type FakeTab, newChannels, openTab } from '../testing/fake-tabs.ts';
import { FakeYard, key, newKeys, write } from '../testing/fake-yard.ts';

const yard = new FakeYard();
const locks = new FakeLocks();
let one: FakeTab;
let other: FakeTab;

const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: newChannels() });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  one = openTab(yard.respond, fakeUser());
  other = openTab(yard.respond, fakeUser());
});

beforeEach(() => {
  newKeys();
  yard.received.length = 0;
  yard.trouble = () => undefined;
  for (const tab of [one, other]) tab.setOnline(true);
});

it('sends from one tab what was written in any, and tells the one that waits', async () => {
  await one.outbox.add(write(1));
  await other.outbox.add(write(2));
  expect(await other.outbox.settled(key(2), 3000)).toEqual({
    kind: 'answered',
    answer: { saved: key(2) },
  });
  await other.outbox.add(write(3));
  await waitFor(async () => expect(await one.outbox.entries('surveys')).toEqual([]));
  await waitFor(async () => expect(await other.outbox.entries('surveys')).toEqual([]));
  expect(yard.received).toEqual([1, 2, 3].map(key));
  expect(locks.most).toBe(1);
});

it('numbers what is written in both in one order', async () => {
  for (const tab of [one, other]) tab.setOnline(false);
  await Promise.all([1, 2, 3, 4].map((each) => (each % 2 ? one : other).outbox.add(write(each))));
  await waitFor(async () => expect(await one.outbox.entries('surveys')).toHaveLength(4));
  const numbers = (await one.outbox.entries('surveys')).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(4);
  for (const tab of [one, other]) tab.setOnline(true);
  await waitFor(async () => expect(await other.outbox.entries('surveys')).toEqual([]));
});

it('discards what is refused where somebody waits for it, in whichever tab', async () => {
  yard.trouble = () => refusal('unique');
  for (const [at, tab] of [one, other].entries()) {
    await tab.outbox.add(write(at));
    const settled = await tab.outbox.settled(key(at), 3000);
    expect(settled).toMatchObject({ kind: 'refused', failure: { code: 'unique' } });
    expect(await tab.outbox.entries('surveys')).toEqual([]);
  }
});

it('shows in every tab what is being sent', async () => {
  let answer = (_: unknown) => {};
  yard.trouble = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await other.outbox.add(write(1));
  for (const tab of [one, other])
    await waitFor(async () =>
      expect(await tab.outbox.entries('surveys')).toMatchObject([{ state: 'sending' }]),
    );
  answer(undefined);
  await waitFor(async () => expect(await one.outbox.entries('surveys')).toEqual([]));
});

it('leads on elsewhere when the tab that sends goes out of sight', async () => {
  const stuck = new Promise(() => {});
  yard.trouble = (_, clientKey) => (clientKey === key(1) ? stuck : undefined);
  await one.outbox.add(write(1, { holds: [] }));
  await waitFor(() => expect(yard.received).toEqual([key(1)]));
  show('hidden');
  yard.trouble = () => undefined;
  show('visible');
  await waitFor(() => expect(yard.received).toEqual([1, 1].map(key)));
  await waitFor(async () => expect(await one.outbox.entries('surveys')).toEqual([]));
  expect(yard.effects.filter((effect) => effect === key(1))).toHaveLength(1);
  expect(locks.most).toBe(1);
});

it('sends nothing while the browser keeps the page for "back", and goes on afterwards', async () => {
  dispatchEvent(new Event('pagehide'));
  await one.outbox.add(write(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(yard.received).toEqual([]);
  dispatchEvent(new Event('pageshow'));
  await waitFor(async () => expect(await one.outbox.entries('surveys')).toEqual([]));
  expect(locks.most).toBe(1);
});
