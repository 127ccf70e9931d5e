import type { BrowserContext, Page } from '@playwright/test';
import { type Spread, spreadOf } from '../measure/spread.ts';
import type { Caller } from '../server/caller.ts';
import type { MadeSurvey } from '../surveys/make-survey.ts';
import { type WaitingEntry, waitingEntries, yardDayCounts } from '../surveys/waiting-entries.ts';
import { noteWhenShown } from './in-page/note-when-shown.ts';
import { pressKeys } from './in-page/press-keys.ts';
import { countWaitingEntries, replaceWaitingEntries } from './in-page/replace-waiting-entries.ts';
import { cpuSlowdown } from './index-visit.ts';
import { readingKeys } from './next-tire-times.ts';
import { addEvaluationHelper, runAtStart } from './run-at-start.ts';

export interface YardDay {
  /** The list of yards opened offline on a slow processor, until it is usable. */
  readonly start: Spread;
  /** Saving a tire while other entries wait. */
  readonly saving: SavingTimes;
  /** Number of entries waiting while tires are saved. */
  readonly waiting: number;
  /** Seconds until {@link yardDayCounts} is on the server. */
  readonly sending: number;
}

export interface SavingTimes {
  /** From the last key until the tire is shown as stored. */
  readonly whole: Spread;
  /** The part of it after the next tire is ready, which has priority. */
  readonly keeping: Spread;
}

interface YardDayOptions {
  readonly origin: string;
  readonly survey: MadeSurvey;
  readonly ask: Caller;
  readonly loads: number;
  /** Number of units whose tires are saved while others wait. */
  readonly units: number;
  /** Number of entries waiting in the meantime. */
  readonly waiting: number;
}

/** Milliseconds without progress after which sending has failed. */
const patience = 60_000;

/** Start page of an installed portal. */
export const installedStartPath = '/locations';

/** Times a portal cached for offline use, without a network and after it returns. */
export async function yardDay(context: BrowserContext, wanted: YardDayOptions): Promise<YardDay> {
  const { origin, survey, ask, waiting } = wanted;
  const page = await context.newPage();
  await addEvaluationHelper(page);
  await page.goto(`${origin}/fleet-survey/${survey.id}/overview`);
  await page.getByRole('button', { name: 'Take along' }).click();
  await page.getByRole('button', { name: /^On this device/ }).waitFor();
  while (!(await page.evaluate(canStartOffline))) await page.waitForTimeout(250);
  const start = await startTimes(context, wanted);

  await context.setOffline(true);
  // For other units than those whose tires are saved below.
  const others = { ...survey, unitIds: survey.unitIds.slice(0, -wanted.units) };
  const some = await waitingEntries(ask, others, yardDayCounts);
  // More than a day's work: its readings repeated with new keys.
  const readings = some.filter(({ isLast = false }) => !isLast);
  const many = Array.from({ length: waiting }, (_, number) => ({
    ...readings[number % readings.length],
    id: crypto.randomUUID(),
    number: number + 1,
  }));
  await page.evaluate(replaceWaitingEntries, { entries: many });
  const saving = await savingTimes(page, wanted);

  const sending = await sendingTime(page, origin, some);
  await page.close();
  await context.setOffline(false);
  return { start, saving, waiting: many.length, sending };
}

/** Runs in a page: returns whether the portal would start offline. */
async function canStartOffline(): Promise<boolean> {
  const start = await caches.match('/', { cacheName: 'portal-1 start' });
  return start !== undefined && navigator.serviceWorker.controller !== null;
}

async function startTimes(
  context: BrowserContext,
  { origin, loads }: Pick<YardDayOptions, 'origin' | 'loads'>,
): Promise<Spread> {
  const page = await context.newPage();
  await runAtStart(page, noteWhenShown, ['main h1', 'main a[href]']);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await context.setOffline(true);
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    await page.goto(origin + installedStartPath);
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
  { origin, survey, units }: Pick<YardDayOptions, 'origin' | 'survey' | 'units'>,
): Promise<SavingTimes> {
  const whole: number[] = [];
  const keeping: number[] = [];
  for (const number of survey.unitNumbers.slice(-units)) {
    await page.goto(`${origin}/fleet-survey/${survey.id}/inspect-${encodeURIComponent(number)}`);
    const wheels = page.locator('main button[aria-pressed]:enabled');
    await wheels.first().waitFor();
    // The first one warms up the page.
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
 * Opens the portal online with waiting entries.
 *
 * @returns seconds until none are waiting
 * @throws Error when the server stops accepting them
 */
async function sendingTime(
  page: Page,
  origin: string,
  entries: readonly WaitingEntry[],
): Promise<number> {
  // A page of the origin that does not start a portal.
  await page.context().setOffline(false);
  await page.goto(`${origin}/deployment.json`);
  await page.evaluate(replaceWaitingEntries, { entries });
  const started = performance.now();
  await page.goto(origin + installedStartPath);
  let changed = { left: entries.length, at: started };
  for (;;) {
    const left = await page.evaluate(countWaitingEntries);
    const now = performance.now();
    if (left === 0) return (now - started) / 1000;
    if (left !== changed.left) changed = { left, at: now };
    if (now - changed.at > patience) throw new Error(`The server does not take ${left} writes`);
    await page.waitForTimeout(500);
  }
}
