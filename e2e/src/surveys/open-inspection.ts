import type { Page } from '@playwright/test';
import { expect, openAs } from '../portal-test.ts';
import { openImport } from './open-import.ts';

/** Adds tractors of two axles to a yard, opens a survey with them, and inspects the first. */
export async function openInspection(
  page: Page,
  ...numbers: readonly [string, ...string[]]
): Promise<void> {
  const [number] = numbers;
  const rows = numbers.map((each) => `${each};4x2`);
  await openAs(page, 'gyr', '/locations?search=Terminal');
  await page.getByRole('table').getByRole('link').first().click();
  await openImport(page);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'units.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Unit number;Configuration', ...rows].join('\n')),
  });
  await page.getByRole('button', { name: /^Save (one row|\d+ rows)$/ }).click();
  await expect(page.getByText(`New: ${numbers.length}, changed: 0, refused: 0.`)).toBeVisible();
  await page.goto(page.url().replace('/units/edit', '/surveys/add'));
  await page.getByRole('button', { name: 'Open survey' }).click();
  await page.getByRole('button', { name: 'Add units' }).click();
  await page.getByLabel('Units by their numbers').check();
  await page.getByLabel('Unit numbers').fill(numbers.join('\n'));
  await page.getByRole('button', { name: 'Add to the survey' }).click();
  await page.getByRole('link', { name: `Inspect ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Unit ${number}` })).toBeVisible();
}
