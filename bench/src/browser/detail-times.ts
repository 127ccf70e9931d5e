import type { BrowserContext, Page } from '@playwright/test';
import { type Spread, spreadOf } from '../measure/spread.ts';
import type { MadeSurvey } from '../surveys/make-survey.ts';
import { noteWhenShown } from './in-page/note-when-shown.ts';
import { openPictures } from './in-page/open-pictures.ts';
import { runAtStart } from './run-at-start.ts';

/** Number of photos of a unit, which fills a page. */
export const unitPhotos = 24;

export interface DetailTimes {
  /** The findings of a survey, from opening the address until its first tires have been painted. */
  readonly whole: Spread;
  /** The part of it after the response with the tires. */
  readonly drawn: Spread;
  /** From the click on a unit's photos until the first ones have been painted. */
  readonly pictures: Spread;
}

interface DetailTimesOptions {
  readonly origin: string;
  /** A finished survey; its first unit has {@link unitPhotos}. */
  readonly survey: MadeSurvey;
  readonly loads: number;
}

/** Milliseconds after which the unit's drawer has certainly settled. */
const rest = 2000;

/**
 * Times the page with a survey's findings, in a browser that has cached its files, and the way to
 * its photos.
 */
export async function detailTimes(
  context: BrowserContext,
  { origin, survey, loads }: DetailTimesOptions,
): Promise<DetailTimes> {
  const page = await context.newPage();
  await runAtStart(page, noteWhenShown, ['main h1', 'main tbody [data-unit]']);
  const address = `${origin}/tireoptix/detail/${survey.id}`;
  const [unit] = survey.unitIds;
  const photos = `/reports/surveys/${survey.id}/unit/${unit}/images`;
  const times: { whole: number; drawn: number }[] = [];
  const pictures: number[] = [];
  // The first load fills the cache.
  for (let load = 0; load <= loads; load += 1) {
    await page.goto(address);
    times.push(await timeOfDetail(page));
    await page.goto(`${address}?unit=${unit}`);
    await page.locator(`a[href="${photos}"]`).waitFor();
    await page.waitForTimeout(rest);
    pictures.push(await page.evaluate(openPictures, photos));
  }
  await page.close();
  const counted = times.slice(1);
  return {
    whole: spreadOf(counted.map(({ whole }) => whole)),
    drawn: spreadOf(counted.map(({ drawn }) => drawn)),
    pictures: spreadOf(pictures.slice(1)),
  };
}

async function timeOfDetail(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .find(
        (entry): entry is PerformanceResourceTiming =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('/survey/detail'),
      );
    const whole = performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN;
    return { whole, drawn: whole - (answer?.responseEnd ?? Number.NaN) };
  });
}
