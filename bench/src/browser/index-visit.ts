import type { Page } from '@playwright/test';
import { median } from '../measure/spread.ts';
import { slowConnection } from './compare-builds.ts';
import { slowDown, type VisitedPage } from './first-visit.ts';
import { noteWhenShown } from './in-page/note-when-shown.ts';
import { runAtStart } from './run-at-start.ts';
import type { Visitor } from './visitor.ts';

/** Slowdown factor of the processor, relative to this machine's. */
export const cpuSlowdown = 4;

/**
 * A visit with an empty cache, on a slow connection and a slow processor; the median of several.
 */
export interface SlowVisit {
  /** From the start of the navigation, in milliseconds. */
  readonly firstPaint: number;
  readonly usable: number;
  /** Cumulative layout shift, without a unit. */
  readonly shift: number;
}

interface SlowVisitsOptions {
  readonly origin: string;
  readonly page: VisitedPage;
  readonly loads: number;
}

/** Visits a page under the conditions of a slow phone in a yard. */
export async function slowVisits(
  visitor: Visitor,
  { origin, page, loads }: SlowVisitsOptions,
): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  for (let load = 0; load < loads; load += 1) {
    const context = await visitor.profile(origin);
    visits.push(await visit(await context.newPage(), origin, page));
    await context.close();
  }
  const middle = (field: keyof SlowVisit) => median(visits.map((each) => each[field]));
  return { firstPaint: middle('firstPaint'), usable: middle('usable'), shift: middle('shift') };
}

async function visit(page: Page, origin: string, visited: VisitedPage): Promise<SlowVisit> {
  await runAtStart(page, noteWhenShown, visited.usable);
  await runAtStart(page, noteShifts, null);
  await slowDown(page, slowConnection);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(origin + visited.path);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  // Late content causes late shifts.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    usable: performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN,
    shift: performance
      .getEntriesByName('shift')
      .reduce((sum, entry) => sum + Number((entry as PerformanceMark).detail), 0),
  }));
}

/** Runs in a page: marks each layout shift not caused by input, with its score. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) performance.mark('shift', { detail: value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
