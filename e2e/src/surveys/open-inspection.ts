import type { Page } from '@playwright/test';
import { expect, openAs } from '../portal-test.ts';

/** Adds a tractor of two axles to a yard, and opens a survey with it. */
export async function openInspection(page: Page, number: string): Promise<void> {
  await openAs(page, 'gyr', '/locations?search=Terminal');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'units.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Unit number;Configuration\n${number};4x2`),
  });
  await page.getByRole('button', { name: 'Save one row' }).click();
  await expect(page.getByText('New: 1, changed: 0, refused: 0.')).toBeVisible();
  await page.goto(page.url().replace('/units/edit', '/surveys/add'));
  await page.getByRole('button', { name: 'Open survey' }).click();
  await page.getByRole('button', { name: 'Add units' }).click();
  await page.getByLabel('Units by their numbers').check();
  await page.getByLabel('Unit numbers').fill(number);
  await page.getByRole('button', { name: 'Add to the survey' }).click();
  await page.getByRole('link', { name: `Inspect ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Unit ${number}` })).toBeVisible();
}
