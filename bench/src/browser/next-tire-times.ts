import type { BrowserContext } from '@playwright/test';
import { type Spread, spreadOf } from '../measure/spread.ts';
import type { MadeSurvey } from '../surveys/make-survey.ts';
import { pressKeys } from './in-page/press-keys.ts';
import { cpuSlowdown } from './index-visit.ts';
import { addEvaluationHelper } from './run-at-start.ts';

interface NextTireTimesOptions {
  readonly origin: string;
  readonly survey: MadeSurvey;
  /** Number of units inspected. */
  readonly units: number;
}

/** 100 psi and 1/32 in: values that raise no question. */
export const readingKeys = ['1', '0', '0', '1', 'Next'];

/** Times the steps from tire to tire of an inspection, on a slow processor. */
export async function nextTireTimes(
  context: BrowserContext,
  { origin, survey, units }: NextTireTimesOptions,
): Promise<Spread> {
  const page = await context.newPage();
  await addEvaluationHelper(page);
  const session = await context.newCDPSession(page);
  const times: number[] = [];
  for (const number of survey.unitNumbers.slice(0, units)) {
    await page.goto(`${origin}/fleet-survey/${survey.id}/inspect-${encodeURIComponent(number)}`);
    const wheels = page.locator('main button[aria-pressed]:enabled');
    await wheels.first().waitFor();
    // A survey's stream stays open: the network is never idle.
    await page.waitForTimeout(1000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // The last wheel is followed by the whole unit, not by a tire; the first one warms up the page.
    const tires = (await wheels.count()) - 1;
    for (let tire = 0; tire < tires; tire += 1) {
      const pressed = await page.evaluate(pressKeys, {
        keys: readingKeys,
        until: 'next' as const,
      });
      if (tire > 0) times.push(pressed.next);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await page.close();
  return spreadOf(times);
}
