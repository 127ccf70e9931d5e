import type { BrowserContext } from '@playwright/test';
import { type Spread, spreadOf } from '../measure/spread.ts';
import type { MadeSurvey } from '../surveys/make-survey.ts';
import { noteWhenUnitsShown } from './in-page/note-when-units-shown.ts';
import { runAtStart } from './run-at-start.ts';

interface OverviewTimesOptions {
  readonly origin: string;
  readonly survey: MadeSurvey;
  readonly loads: number;
}

/**
 * Times loads of a survey's page until all units are painted, in a browser that has cached its
 * files.
 */
export async function overviewTimes(
  context: BrowserContext,
  { origin, survey, loads }: OverviewTimesOptions,
): Promise<Spread> {
  const page = await context.newPage();
  await runAtStart(page, noteWhenUnitsShown, survey.unitIds.length);
  const times: number[] = [];
  // The first load fills the cache.
  for (let load = 0; load <= loads; load += 1) {
    await page.goto(`${origin}/fleet-survey/${survey.id}/overview`);
    await page.waitForFunction(() => performance.getEntriesByName('units').length > 0);
    const [mark] = await page.evaluate(() =>
      performance.getEntriesByName('units').map(({ startTime }) => startTime),
    );
    times.push(mark ?? Number.NaN);
  }
  await page.close();
  return spreadOf(times.slice(1));
}
