import type { Page } from '@playwright/test';
import { untilOfflineReady } from '../../src/offline/offline-caches.ts';
import { expect, openViaGateway, test } from '../../src/offline/offline-test.ts';
import { inspectByHand } from '../../src/surveys/inspect-by-hand.ts';
import { beginSurvey, yards } from '../../src/surveys/open-inspection.ts';
import { storedInspection } from '../../src/surveys/stored-inspection.ts';

// An inspection works the same offline as online, and the server stores the same for both.

const sizes = { phone: [390, 844], tablet: [820, 1180] } as const;

async function openUnit(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: `Inspect ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Unit ${number}` })).toBeVisible();
}

/** Waits until the server has the last change to a unit and nothing is waiting. */
async function untilSent(page: Page, number: string): Promise<void> {
  const last = async () => {
    const { images, map } = await storedInspection(page, number);
    return [images.length, map.inspection];
  };
  const expected = [2, expect.objectContaining({ state: 'done' })];
  await expect.poll(last, { timeout: 60_000 }).toEqual(expected);
  await expect(page.getByText(/waiting on this device/)).toBeHidden();
}

for (const [name, [width, height]] of Object.entries(sizes)) {
  test(`a unit that is read without a network on a ${name} is stored as one that is read with it`, async ({
    context,
  }) => {
    test.setTimeout(180_000);
    const stamp = Date.now().toString(36);
    const [online, offline] = [`N${stamp}`, `O${stamp}`];
    const open = async (path: string) => {
      const next = await context.newPage();
      await next.setViewportSize({ width, height });
      await next.goto(path);
      return next;
    };
    const page = await open('about:blank');
    await openViaGateway(page, yards);
    await beginSurvey(page, online, offline);
    const survey = page.url();
    await page.getByRole('button', { name: 'Take along' }).click();
    await expect(page.getByRole('button', { name: /^On this device: 2 units/ })).toBeVisible();
    await untilOfflineReady(page);

    await openUnit(page, online);
    await inspectByHand(page, '9HC51024', async (now) => {
      await now.reload();
      return now;
    });
    await untilSent(page, online);
    const expected = await storedInspection(page, online);

    await page.goto(survey);
    await openUnit(page, offline);
    await context.setOffline(true);
    const last = await inspectByHand(page, '9HC51025', async (now) => {
      const address = now.url();
      await now.close();
      return open(address);
    });
    await context.setOffline(false);
    await untilSent(last, offline);
    await expect.poll(() => storedInspection(last, offline)).toEqual(expected);
  });
}
