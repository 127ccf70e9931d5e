import type { BrowserContext, Page } from '@playwright/test';
import { type Spread, spreadOf } from '../measure/spread.ts';
import type { Caller } from '../server/caller.ts';
import type { MadeSurvey } from '../surveys/make-survey.ts';
import { broughtHome, type WaitingEntry, waitingEntries } from '../surveys/waiting-entries.ts';
import { entriesLeft, keepEntries } from './in-page/keep-entries.ts';
import { noteWhenShown } from './in-page/note-when-shown.ts';
import { pressKeys } from './in-page/press-keys.ts';
import { slowness } from './index-visit.ts';
import { readingKeys } from './next-tire-times.ts';
import { runAtStart, understand } from './run-at-start.ts';

export interface YardDay {
  /** The list of yards without a network, on a slow processor, until it can be used. */
  readonly start: Spread;
  /** A tire that is saved while others wait. */
  readonly saving: SavingTimes;
  /** Entries that wait while tires are saved. */
  readonly waiting: number;
  /** Seconds until {@link broughtHome} is on the server. */
  readonly sending: number;
}

export interface SavingTimes {
  /** From the last key until the tire is seen to be kept. */
  readonly whole: Spread;
  /** Of that, what comes after the next tire, which goes first. */
  readonly keeping: Spread;
}

interface Wanted {
  readonly origin: string;
  readonly survey: MadeSurvey;
  readonly ask: Caller;
  readonly loads: number;
  /** Units whose tires are saved while others wait. */
  readonly units: number;
  /** Entries that wait meanwhile. */
  readonly waiting: number;
}

/** With nothing sent for so long, nothing more will be (milliseconds). */
const patience = 60_000;

/** Where an installed portal starts. */
export const yards = '/locations';

/** Times a portal that was taken along, without a network and when it is back. */
export async function yardDay(context: BrowserContext, wanted: Wanted): Promise<YardDay> {
  const { origin, survey, ask, waiting } = wanted;
  const page = await context.newPage();
  await understand(page);
  await page.goto(`${origin}/fleet-survey/${survey.id}/overview`);
  await page.getByRole('button', { name: 'Take along' }).click();
  await page.getByRole('button', { name: /^On this device/ }).waitFor();
  while (!(await page.evaluate(isTakenAlong))) await page.waitForTimeout(250);
  const start = await startTimes(context, wanted);

  await context.setOffline(true);
  // Of other units than those whose tires are saved below.
  const others = { ...survey, unitIds: survey.unitIds.slice(0, -wanted.units) };
  const some = await waitingEntries(ask, others, broughtHome);
  // More than a day brings: its readings over and over, under other keys.
  const readings = some.filter(({ isLast = false }) => !isLast);
  const many = Array.from({ length: waiting }, (_, number) => ({
    ...readings[number % readings.length],
    id: crypto.randomUUID(),
    number: number + 1,
  }));
  await page.evaluate(keepEntries, { entries: many });
  const saving = await savingTimes(page, wanted);

  const sending = await sendingTime(page, origin, some);
  await page.close();
  await context.setOffline(false);
  return { start, saving, waiting: many.length, sending };
}

/** Runs in a page: whether the portal would start without a network. */
async function isTakenAlong(): Promise<boolean> {
  const start = await caches.match('/', { cacheName: 'portal-1 start' });
  return start !== undefined && navigator.serviceWorker.controller !== null;
}

async function startTimes(
  context: BrowserContext,
  { origin, loads }: Pick<Wanted, 'origin' | 'loads'>,
): Promise<Spread> {
  const page = await context.newPage();
  await runAtStart(page, noteWhenShown, ['main h1', 'main a[href]']);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await context.setOffline(true);
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    await page.goto(origin + yards);
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    times.push(
      await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN),
    );
  }
  await context.setOffline(false);
  await page.close();
  return spreadOf(times);
}

async function savingTimes(
  page: Page,
  { origin, survey, units }: Pick<Wanted, 'origin' | 'survey' | 'units'>,
): Promise<SavingTimes> {
  const whole: number[] = [];
  const keeping: number[] = [];
  for (const number of survey.unitNumbers.slice(-units)) {
    await page.goto(`${origin}/fleet-survey/${survey.id}/inspect-${encodeURIComponent(number)}`);
    const wheels = page.locator('main button[aria-pressed]:enabled');
    await wheels.first().waitFor();
    // The first one warms the page up.
    const tires = (await wheels.count()) - 1;
    for (let tire = 0; tire < tires; tire += 1) {
      const { next, kept } = await page.evaluate(pressKeys, {
        keys: readingKeys,
        until: 'kept' as const,
      });
      if (tire === 0) continue;
      whole.push(kept);
      keeping.push(Math.max(0, kept - next));
    }
  }
  return { whole: spreadOf(whole), keeping: spreadOf(keeping) };
}

/**
 * Opens the portal with what waits, and with its network.
 *
 * @returns seconds until nothing waits any more
 * @throws Error when the server takes no more of it
 */
async function sendingTime(
  page: Page,
  origin: string,
  entries: readonly WaitingEntry[],
): Promise<number> {
  // A page of the origin that starts no portal.
  await page.context().setOffline(false);
  await page.goto(`${origin}/deployment.json`);
  await page.evaluate(keepEntries, { entries });
  const started = performance.now();
  await page.goto(origin + yards);
  let changed = { left: entries.length, at: started };
  for (;;) {
    const left = await page.evaluate(entriesLeft);
    const now = performance.now();
    if (left === 0) return (now - started) / 1000;
    if (left !== changed.left) changed = { left, at: now };
    if (now - changed.at > patience) throw new Error(`The server does not take ${left} writes`);
    await page.waitForTimeout(500);
  }
}
