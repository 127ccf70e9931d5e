import type { BrowserContext, Page } from '@playwright/test';
import type { BaseParameters, Tab } from '@portal/contract/fleet-dashboard';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { reportsOf } from '../reports/tab-request.ts';
import { reportsAddress } from './dashboard-address.ts';
import { noteWhenCardsShown } from './in-page/note-when-cards-shown.ts';
import { switchMode } from './in-page/switch-mode.ts';
import { runAtStart } from './run-at-start.ts';

export interface CardTimes {
  /** From the end of the last response until all cards have been painted. */
  readonly shown: Spread;
  /** From a click on a display mode until it has been painted. */
  readonly switched: Spread;
}

/** The tab with the most cards: six. */
const tab: Tab = 'casingdurability';

/**
 * Times the cards of a tab, with both comparisons, in a browser that has cached the portal's files.
 */
export async function cardTimes(
  context: BrowserContext,
  { origin, base, loads }: { origin: string; base: BaseParameters; loads: number },
): Promise<CardTimes> {
  const page = await context.newPage();
  await runAtStart(page, noteWhenCardsShown, reportsOf(tab).length);
  const address = origin + reportsAddress(base, tab, () => ({ previous: '1', national: '1' }));
  const shown: number[] = [];
  // The first load fills the cache.
  for (let load = 0; load <= loads; load += 1) {
    await page.goto(address);
    shown.push(await timeOfCards(page));
  }
  const switched: number[] = [];
  for (const mode of ['graph', 'both', 'table', 'both', 'table', 'graph', 'both'] as const) {
    for (const card of reportsOf(tab).keys()) {
      switched.push(await page.evaluate(switchMode, { card, mode }));
    }
  }
  await page.close();
  return { shown: spreadOf(shown.slice(1)), switched: spreadOf(switched) };
}

async function timeOfCards(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('cards').length > 0);
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(
        (entry): entry is PerformanceResourceTiming =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('/get_reports'),
      );
    const lastAnswer = Math.max(...answers.map(({ responseEnd }) => responseEnd));
    return (performance.getEntriesByName('cards')[0]?.startTime ?? 0) - lastAnswer;
  });
}
