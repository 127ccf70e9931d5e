import type { Page } from '@playwright/test';
import { card, figure, runDashboard } from '../../src/dashboard.ts';
import { exportFile, monthText, pagesOf, periodOf, sheetsOf, sizeOf } from '../../src/exported.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const spend = 'Emergency Service Spend %';

/** Opens the dashboard's reports, with further parameters in the address. */
async function openReports(page: Page, keys: Readonly<Record<string, string>> = {}) {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  await expect(card(page, spend).getByRole('table')).toBeVisible();
  if (Object.keys(keys).length === 0) return;
  const address = new URL(page.url());
  for (const [key, value] of Object.entries(keys)) address.searchParams.set(key, value);
  await page.goto(address.href);
  await expect(page.getByRole('table').first()).toBeVisible();
}

const cardExportButton = (page: Page) =>
  card(page, spend).getByRole('button', { name: `Export ${spend}`, exact: true });
const pageExportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });

/** Returns the cells of a card's rows and total, as shown on screen. */
async function cellsOf(page: Page): Promise<string[][]> {
  const rows = card(page, spend).locator('tbody tr, tfoot tr');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())),
  );
  return cells.map((row) => row.filter((cell) => cell !== ''));
}

test('a card is a PDF with its name, comment, pages and every row of its table', async ({
  page,
}) => {
  await openReports(page, { p2q: 'Emergencies fell in March.' });
  const file = await exportFile(page, cardExportButton(page), 'PDF');
  expect(file.suggestedFilename()).toMatch(
    /^Fleet Dashboard – Purchases - Emergency Service .*\.pdf$/,
  );
  const pages = await pagesOf(file);
  const text = pages.join(' ');
  expect(text).toContain(spend);
  expect(text).toContain('Emergencies fell in March.');
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  const rows = await cellsOf(page);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(text).toContain(row.join(' '));
});

test('a workbook has the figures of the screen as numbers', async ({ page }) => {
  await openReports(page);
  const sheets = await sheetsOf(await exportFile(page, cardExportButton(page), 'Excel'));
  expect(sheets.size).toBe(2);
  const [, sheet = []] = [...sheets.values()];
  const rows = await cellsOf(page);
  expect(rows.length).toBeGreaterThan(2);
  for (const [lead = '', ...cells] of rows) {
    const found = sheet.find(([first]) => monthText(first) === periodOf(lead));
    const numbers = found?.slice(1).map((cell) => (typeof cell === 'number' ? cell : null));
    const shares = cells.map((cell) =>
      cell.endsWith('%') ? (figure(cell) ?? 0) / 100 : figure(cell),
    );
    expect([lead, numbers?.length]).toEqual([lead, shares.length]);
    for (const [place, share] of shares.entries()) {
      if (share === null) expect(numbers?.[place]).toBeNull();
      else expect(numbers?.[place]).toBeCloseTo(share, 4);
    }
  }
});

test('a card is a picture', async ({ page }) => {
  await openReports(page);
  const { width, height } = await sizeOf(
    await exportFile(page, cardExportButton(page), 'Picture (PNG)'),
  );
  expect(width).toBeGreaterThan(800);
  expect(height).toBeGreaterThan(width);
});

test('a tab is one PDF with all of its reports and their graphs', async ({ page }) => {
  await openReports(page);
  const sent = page.waitForRequest(/export_reports_pdf/);
  const file = await exportFile(page, pageExportButton(page), 'PDF');
  const titles = await page.locator('[data-report] h2').allTextContents();
  const text = (await pagesOf(file)).join(' ');
  expect(titles.length).toBeGreaterThanOrEqual(5);
  for (const title of titles) expect(text).toContain(title);
  const { reports_parameters: parts } = (await sent).postDataJSON();
  for (const { chart } of parts) expect(chart.svg).toMatch(/^<svg .*<path /);
});

/** The combined report with all reports. */
const everything = {
  tab: 'combined',
  b: 'p1.p2.p3.p4.p5.s1.s2.s3.s4.r1.r2.r3.r4.c1.c2.c3.c4.c5.c6',
};
const list = (page: Page) => page.getByRole('dialog', { name: 'Exports' });
/** The latest export. */
const newest = (page: Page) => list(page).getByRole('listitem').first();

test('the combined report is made while its reader is elsewhere', async ({ page }) => {
  test.slow();
  await openReports(page, everything);
  await pageExportButton(page).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(list(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/');
  await page.goBack();
  await page.getByRole('button', { name: /^Exports/ }).click();
  const download = page.waitForEvent('download');
  await newest(page)
    .getByRole('button', { name: /^Download/ })
    .click();
  const pages = await pagesOf(await download);
  expect(pages[0]).toContain('Casings Submitted');
  expect(pages.length).toBeGreaterThan(19);
});

test('an export that is cancelled ends', async ({ page }) => {
  await openReports(page, everything);
  await pageExportButton(page).click();
  await page.getByRole('menuitem', { name: 'Pictures (PNG, zipped)' }).click();
  // With the keyboard: a click waits until nothing moves, and the file may be ready by then.
  await newest(page)
    .getByRole('button', { name: /^Cancel the export/ })
    .press('Enter');
  await expect(newest(page)).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Exports', exact: true })).toBeVisible();
});

test('a connection lost on the way is said, and Retry brings the file', async ({ page }) => {
  await openReports(page);
  await page.route('**/export_single_report', (route) => route.abort(), { times: 1 });
  await cardExportButton(page).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  await expect(page.getByText(/^The connection was lost/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
