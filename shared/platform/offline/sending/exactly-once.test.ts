import '../testing/fake-database.ts';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { answer } from '../../testing/fake-answer.ts';
import { fakeUser } from '../../testing/fake-user.ts';
import type { NewEntry } from '../entry.ts';
import { FakeLocks, type FakeTab, newChannels, openTab } from '../testing/fake-tabs.ts';
import { FakeYard, key, newKeys, write } from '../testing/fake-yard.ts';

const yard = new FakeYard();
/** Two tabs of one device, and another device of the same person. */
let tabs: FakeTab[] = [];

/**
 * Fate of a request: success, the request is lost, its response is lost, or an intermediary
 * answers.
 */
const fortunes = ['well', 'lost', 'cut', 'portal', 'gateway'] as const;
type Fortune = (typeof fortunes)[number];

const troubleOf = (fortune: Fortune | undefined): unknown => {
  if (fortune === 'lost') throw new Error('lost');
  if (fortune === 'portal') return answer(200, '<html>');
  if (fortune === 'gateway') return answer(502, '<html>');
  return fortune === 'cut' ? 'cut' : undefined;
};

async function openDevice(count: number): Promise<FakeTab[]> {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  Object.assign(globalThis, { indexedDB: new IDBFactory(), BroadcastChannel: newChannels() });
  const opened = Array.from({ length: count }, () => openTab(yard.respond, fakeUser()));
  // Each tab opens its database and channel now, while this device's globals are set.
  for (const tab of opened) await tab.outbox.retry([]);
  for (const tab of opened) await tab.outbox.entries('surveys');
  return opened;
}

beforeAll(async () => {
  tabs = [...(await openDevice(2)), ...(await openDevice(1))];
});

const names = ['survey:1', 'unit:1', 'unit:2', 'inspection:1/1'];
const aWrite = fc.record({
  tab: fc.nat(2),
  holds: fc.subarray(names, { maxLength: 2 }),
  needs: fc.subarray(names, { maxLength: 2 }),
  isLast: fc.boolean(),
});
const aDay = fc.record({
  writes: fc.array(aWrite, { minLength: 1, maxLength: 12 }),
  fortunes: fc.array(fc.constantFrom(...fortunes), { maxLength: 30 }),
  /** Number of writes after which the network is up. */
  online: fc.nat(12),
  /** Number of writes after which the first device's file is opened on the other one. */
  saved: fc.nat(12),
});

const conflict = (earlier: NewEntry, later: NewEntry) =>
  earlier.holds.some((name) => later.holds.includes(name) || later.needs.includes(name)) ||
  earlier.needs.some((name) => later.holds.includes(name));

const setOnline = (isOnline: boolean) => {
  for (const tab of tabs) tab.setOnline(isOnline);
};

async function untilSent(): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    // Skips the waits after failures.
    setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const left = await Promise.all(tabs.map((tab) => tab.outbox.entries('surveys')));
    if (left.flat().length === 0) return;
  }
  throw new Error('Something is left');
}

it('each write takes effect once and in order, whatever is lost, and from whichever device', async () => {
  const day = async (plan: Parameters<Parameters<typeof aDay.map>[0]>[0]) => {
    newKeys();
    yard.effects.length = 0;
    const left = [...plan.fortunes];
    yard.trouble = () => troubleOf(left.shift());
    setOnline(plan.online === 0);
    const written: { device: number; entry: NewEntry }[] = [];
    for (const [at, { tab, ...own }] of plan.writes.entries()) {
      const entry = write(at, { ...own, isLast: own.isLast });
      await tabs[tab]?.outbox.add(entry);
      written.push({ device: Math.floor(tab / 2), entry });
      if (plan.saved === at) {
        const file = await tabs[0]?.saveEntriesAsFile();
        if (file) await tabs[2]?.openEntriesFile(file.content);
      }
      if (plan.online === at + 1) setOnline(true);
    }
    await untilSent();
    expect([...yard.effects].sort()).toEqual(written.map((_, at) => key(at)).sort());
    for (const [at, later] of written.entries())
      for (const earlier of written.slice(0, at))
        if (earlier.device === later.device && conflict(earlier.entry, later.entry))
          expect(yard.effects.indexOf(earlier.entry.id)).toBeLessThan(
            yard.effects.indexOf(later.entry.id),
          );
  };
  await fc.assert(fc.asyncProperty(aDay, day), { numRuns: 60 });
});
