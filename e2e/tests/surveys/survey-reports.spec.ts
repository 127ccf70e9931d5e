import type { Page } from '@playwright/test';
import { exportFile, pagesOf, sheetsOf } from '../../src/exported.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';
import { photo } from '../../src/surveys/photo.ts';

// From the findings in a yard to their report, and to the next survey, which shows that they were
// resolved.

/** Reads the six tires of the unit on screen, closes it, and finishes its survey. */
async function readAndFinish(page: Page, firstTire: string): Promise<void> {
  const overview = page.url().replace(/\/inspect-.*/, '/overview');
  await page.getByRole('button', { name: /^1L,/ }).click();
  const pad = page.getByRole('region', { name: 'Keypad' });
  for (const keys of [firstTire, '11013', '10012', '10012', '10011', '10011']) {
    for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
    await pad.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Unit is done' }).click();
  await expect(page.getByRole('button', { name: 'Open the unit again' })).toBeVisible();
  await page.goto(overview);
  await page.getByRole('button', { name: 'Finish survey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The survey is finished.')).toBeVisible();
}

const surveyIn = (page: Page) => /fleet-survey\/(\d+)/.exec(page.url())?.[1] ?? '';
const tile = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition');

test('what was found is reported with its photo, and told as mended by the next survey', async ({
  page,
}) => {
  const unit = `R${Date.now().toString(36)}`;
  await openInspection(page, unit);
  const first = surveyIn(page);
  await page.getByRole('button', { name: /^1L,/ }).click();
  const photos = page.getByRole('region', { name: 'Photos of this tire' });
  await photos
    .locator('input[aria-label="Choose photos"]')
    .setInputFiles(await photo(page, 'maroon', [1600, 1200]));
  await expect(photos.getByRole('button', { name: /^Photo 1 of/ })).toBeVisible();
  await readAndFinish(page, '7014');
  const yard = await page.locator('a[href$="/surveys"]').first().getAttribute('href');

  await page.goto('/tireoptix');
  await page.locator(`a[href="/tireoptix/detail/${first}"]`).click();
  const tires = page.getByRole('table', { name: 'Tires of the survey' });
  await expect(tires.getByRole('row')).toHaveCount(7);
  const tire = tires.getByRole('row').filter({ hasText: '70 psi' });
  await expect(tire).toContainText('Pressure 70 psi is');
  await expect(tire).toContainText('new');
  await expect(tile(page, 'Critical exceptions')).toHaveText('1');

  const button = page.getByRole('button', { name: /^Export:/ });
  const pdf = (await pagesOf(await exportFile(page, button, 'PDF'))).join(' ');
  expect(pdf).toContain('Pressure 70 psi is');
  const sheets = await sheetsOf(await exportFile(page, button, 'Excel'));
  const rows = [...sheets.values()].flat().filter((row) => row.includes(unit));
  expect(rows.map((row) => row[6])).toEqual(['1L', '1R', '2LO', '2LI', '2RI', '2RO']);
  expect(rows.map((row) => row[7])).toEqual(Array(6).fill('Read'));
  expect(rows.map((row) => row[8])).toEqual([70, 110, 100, 100, 100, 100]);

  await page.goto(`/reports/surveys/${first}/unit/0/images`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await tires.getByRole('button', { name: unit }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Unit photos' }).click();
  await page.getByRole('button', { name: 'Photo 1 of tire' }).click();
  const picture = page.getByRole('dialog').locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${yard}/add`);
  await page.getByRole('button', { name: 'Open survey' }).click();
  await page.getByRole('button', { name: 'Add units' }).click();
  await page.getByLabel('Units by their numbers').check();
  await page.getByLabel('Unit numbers').fill(unit);
  await page.getByRole('button', { name: 'Add to the survey' }).click();
  await page.getByRole('link', { name: `Inspect ${unit}` }).click();
  await expect(page.getByRole('heading', { name: `Unit ${unit}` })).toBeVisible();
  await readAndFinish(page, '11014');
  const second = surveyIn(page);
  await page.goto(`/tireoptix/detail/${second}`);
  await expect(tile(page, 'Mended since last time')).toHaveText(/^1/);
  await expect(tile(page, 'Critical exceptions')).toHaveText('0');
  await tile(page, 'Mended since last time').getByRole('link').click();
  const mended = page.getByRole('table', { name: 'Findings mended since last time' });
  await expect(mended.getByRole('row')).toHaveCount(2);
  await expect(mended).toContainText('Pressure 70 psi is');
  await expectNoAxeViolations(page);
  await mended.locator(`a[href^="/tireoptix/detail/${first}"]`).click();
  await expect(tire).toContainText('Pressure 70 psi is');
});
