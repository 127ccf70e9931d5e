import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { card, figure, openOptions, runDashboard } from '../../src/dashboard.ts';
import { monthText, pagesOf, periodOf, pictureNamesIn, sheetsOf } from '../../src/exported.ts';
import { expect, fillSignIn, signInAs } from '../../src/portal-test.ts';
import { signOut } from '../../src/session.ts';
import { test } from '../../src/shared-page.ts';
import {
  chooseFromRowMenu,
  deleteByName,
  saveTemplate,
} from '../../src/templates-and-favorites.ts';

const reports = {
  Purchases: 'Emergency Service Spend %',
  Service: 'Fleet HQ Calls by Month',
  // Chosen because a small fleet has hardly any rejected tires.
  Retreading: 'Retread Turnaround Time',
  'Casing Durability': 'Casing Brand Count',
};
const titles = Object.values(reports);
const changed = reports.Service;

const combinedTab = (page: Page) => page.getByRole('tab', { name: /^Fleet Dashboard Report/ });

/** Returns the cells of a table's rows and total, as shown on screen, except cells with links. */
async function cellsOf(report: Locator): Promise<string[][]> {
  const rows = await report
    .locator('tbody tr, tfoot tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th, td')]
          .filter((cell) => !cell.querySelector('a'))
          .map((cell) => cell.textContent.trim()),
      ),
    );
  return rows.map((row) => row.filter((cell) => cell !== ''));
}

/** Exports the combined report and saves the file as soon as it is ready. */
async function exportCombinedReport(page: Page, kind: string, ending: string) {
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Exports' })).toBeHidden();
  return file;
}

/**
 * Returns the value expected in a sheet: shares as fractions, months without their notes (they are
 * dates there), names unchanged.
 */
const sheetValueOf = (cell: string): unknown => {
  const number = figure(cell);
  if (number === null) return null;
  if (Number.isNaN(number)) return periodOf(cell);
  return cell.endsWith('%') ? number / 100 : number;
};

test('what was found in four sections is kept, changed later, and taken along', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const name = `Month end ${randomUUID().slice(0, 8)}`;
  await signInAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  for (const [tab, title] of Object.entries(reports)) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('button', { name: `Add to Report: ${title}` }).click();
  }
  await combinedTab(page).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles);
  await saveTemplate(page, name);

  await signOut(page);
  await page.goto('/fleet-dashboard/templates');
  await fillSignIn(page, 'gyr@demo.example');
  await chooseFromRowMenu(page, name, 'Edit');
  await page.getByRole('tab', { name: 'Service', exact: true }).click();
  const report = card(page, changed);
  await report.getByRole('button', { name: `Added: ${changed}` }).click();
  const options = await openOptions(report);
  await options.getByRole('button', { name: /^Compare with previous/ }).click();
  await page.keyboard.press('Escape');
  await report.getByRole('button', { name: /^Add a comment/ }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('More calls at night than last year.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(report.getByRole('columnheader', { name: /Previous/ }).first()).toBeVisible();
  await report.getByRole('button', { name: `Add to Report: ${changed}` }).click();
  await combinedTab(page).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await page.goto('/fleet-dashboard/templates');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(page.getByRole('table')).toHaveCount(titles.length);
  await expect(card(page, changed)).toContainText('More calls at night than last year.');
  const shown = new Map<string, string[][]>();
  for (const title of titles) shown.set(title, await cellsOf(card(page, title)));

  const text = (await pagesOf(await exportCombinedReport(page, 'PDF', 'pdf'))).join(' ');
  expect(text).toContain('More calls at night than last year.');
  const sheets = await sheetsOf(await exportCombinedReport(page, 'Excel', 'xlsx'));
  const cells = [...sheets.values()]
    .flat()
    .map((row) => row.filter((cell) => cell !== null).map(monthText));
  for (const [title, rows] of shown) {
    expect(text).toContain(title);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(text, `${title}: ${row[0]}`).toContain(row.join(' '));
      const wanted = row.map(sheetValueOf).filter((cell) => cell !== null);
      const found = cells.filter(
        (each) =>
          each.length === wanted.length &&
          each.every((cell, place) => {
            const other = wanted[place];
            return typeof cell === 'number' && typeof other === 'number'
              ? Math.abs(cell - other) < 0.01
              : cell === other;
          }),
      );
      expect(found, `${title}: ${row.join(' | ')}`).not.toHaveLength(0);
    }
  }
  const pictures = await pictureNamesIn(
    await exportCombinedReport(page, 'Pictures (PNG, zipped)', 'zip'),
  );
  expect(pictures).toEqual(Object.values(reports).map((title, at) => `0${at + 1} ${title}.png`));

  await page.goto('/fleet-dashboard/templates');
  await deleteByName(page, name);
});
