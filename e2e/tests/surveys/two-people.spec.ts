import type { Browser, Page, Response } from '@playwright/test';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';

// Two users with a tablet each inspect one unit: each sees what the other saves, and conflicting
// entries are never lost silently.

const tablet = { width: 820, height: 1180 };

async function openWithAnother(browser: Browser, page: Page): Promise<Page> {
  const { origin, pathname } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, viewport: tablet });
  const other = await context.newPage();
  await openAs(other, 'ssc', pathname);
  await expect(other.getByRole('button', { name: /^1L,/ })).toBeVisible();
  return other;
}

const tire = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^${place},`) });

/**
 * Changes are streamed as they are made; polling every few seconds is for networks that block
 * streams.
 */
const isStream = (answer: Response) =>
  answer.url().includes('/changes?') &&
  (answer.headers()['content-type'] ?? '').startsWith('text/event-stream');

async function read(page: Page, place: string, ...keys: readonly string[]): Promise<void> {
  await tire(page, place).click();
  const pad = page.getByRole('region', { name: 'Keypad' });
  for (const key of [...keys, 'Next'])
    await pad.getByRole('button', { name: key, exact: true }).click();
}

test('each sees who is there and what the other saves, and that the survey is finished', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(tablet);
  await openInspection(page, `T${Date.now().toString(36)}`);
  const streams = page.waitForResponse(isStream);
  await page.reload();
  await streams;
  const other = await openWithAnother(browser, page);
  await expect(page.getByText('Samuel Cole is here now')).toBeVisible();
  await expect(other.getByText('Grace Young is here now')).toBeVisible();

  await read(page, '1L', '7', '9', '1', '4');
  await expect(tire(other, '1L')).toHaveAccessibleName(/79 psi, 14\/32 in/);
  await read(other, '1R', '1', '0', '8', '1', '3');
  await expect(tire(page, '1R')).toHaveAccessibleName(/108 psi, 13\/32 in/);

  await page.goto(page.url().replace(/\/inspect-.*/, '/overview'));
  await page.getByRole('button', { name: 'Finish survey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(other.getByText(/finished/).first()).toBeVisible();
  await other.context().close();
});

test('the same field of the same tire is chosen by who comes second', async ({ page, browser }) => {
  await page.setViewportSize(tablet);
  await openInspection(page, `C${Date.now().toString(36)}`);
  const address = page.url();
  const other = await openWithAnother(browser, page);
  await read(page, '1L', '1', '0', '0', '1', '4');
  await expect(tire(other, '1L')).toHaveAccessibleName(/100 psi/);

  await other.context().setOffline(true);
  await read(other, '1L', '9', '5', '1', '4');
  await expect(tire(other, '1L')).toHaveAccessibleName(/95 psi.*on this device/);
  await read(page, '1L', '1', '0', '5', '1', '4');
  await expect(tire(page, '1L')).toHaveAccessibleName(/105 psi/);
  await other.context().setOffline(false);

  await other.getByRole('link', { name: 'Show changes' }).click();
  const clash = other.getByText('Two people have entered this.');
  await expect(clash).toBeVisible();
  await expect(other.getByText(/Grace Young.*, with Chrome on Linux/)).toBeVisible();
  await expect(other.getByRole('radio', { name: /95/ })).toBeVisible();
  await other.getByRole('radio', { name: /95/ }).check();
  await other.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(other.getByText('Nothing waits')).toBeVisible();
  await expect(tire(page, '1L')).toHaveAccessibleName(/95 psi/);
  await other.goto(address);
  await expect(tire(other, '1L')).toHaveAccessibleName(/95 psi/);
  await other.context().close();
});
