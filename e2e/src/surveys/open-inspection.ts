import type { Page } from '@playwright/test';
import { expect, openAs } from '../portal-test.ts';
import { openImport } from './open-import.ts';

type Numbers = readonly [string, ...string[]];

/** List of yards to survey; one of them receives the units. */
export const yards = '/locations?search=Terminal';

/** Adds two-axle tractors to a yard, opens a survey with them, and inspects the first. */
export async function openInspection(page: Page, ...numbers: Numbers): Promise<void> {
  await openAs(page, 'gyr', yards);
  await beginSurvey(page, ...numbers);
  await page.getByRole('link', { name: `Inspect ${numbers[0]}` }).click();
  await expect(page.getByRole('heading', { name: `Unit ${numbers[0]}` })).toBeVisible();
}

/** Adds two-axle tractors to the first yard on screen, and opens a survey with them. */
export async function beginSurvey(page: Page, ...numbers: Numbers): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await surveyHere(page, ...numbers);
}

/** Does the same in the yard whose dashboard is on screen. */
export async function surveyHere(page: Page, ...numbers: Numbers): Promise<void> {
  const rows = numbers.map((each) => `${each};4x2`);
  await openImport(page);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'units.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Unit number;Configuration', ...rows].join('\n')),
  });
  await page.getByRole('button', { name: /^Save (one row|\d+ rows)$/ }).click();
  await expect(
    page.getByText(`New: ${numbers.length}, changed: 0, moved: 0, unchanged: 0, refused: 0.`),
  ).toBeVisible();
  await page.goto(page.url().replace('/units/edit', '/surveys/add'));
  await page.getByRole('button', { name: 'Open survey' }).click();
  await page.getByRole('button', { name: 'Add units' }).click();
  await page.getByLabel('Units by their numbers').check();
  await page.getByLabel('Unit numbers').fill(numbers.join('\n'));
  await page.getByRole('button', { name: 'Add to the survey' }).click();
  await expect(page.getByRole('link', { name: `Inspect ${numbers[0]}` })).toBeVisible();
}
