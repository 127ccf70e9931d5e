import type { Locator, Page } from '@playwright/test';
import { card, runDashboard } from '../../src/dashboard.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { standIn } from '../../src/stand-in.ts';

async function showService(page: Page): Promise<{ service_history: string; heat_map: string }> {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  await page.getByRole('tab', { name: 'Service', exact: true }).click();
  const { links } = await (await page.request.get('/deployment.json')).json();
  return links.named;
}

/** Follows a link to another host, to which the user brings a code. */
async function follow(page: Page, link: Locator, address: string): Promise<URLSearchParams> {
  await standIn(page.context(), address);
  const opening = page.waitForEvent('popup');
  await link.click();
  const opened = await opening;
  await opened.waitForURL(`${address}**`);
  const { searchParams } = new URL(opened.url());
  expect(searchParams.get('user')).toMatch(/^\S{20,}$/);
  expect(searchParams.get('lang')).toBe('en-US');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  return searchParams;
}

test('the arrow of a month leads to its service history, with a code', async ({ page }) => {
  const { service_history } = await showService(page);
  const chosen = new URL(page.url()).searchParams;
  const report = card(page, 'Fleet HQ Calls by Month');
  const arrow = report.getByRole('link', { name: /^Service history: / }).first();
  const sent = await follow(page, arrow, service_history);
  expect(sent.get('account')).toBe(chosen.get('ac'));
  expect(sent.get('date_from')).toMatch(/^\d{4}-01-01$/);
  expect(sent.get('date_to')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(sent.get('month')).toBe(sent.get('date_from')?.slice(0, 7));
  test.slow();
  await expectNoAxeViolations(page);
});

test('a dealer and a state are known there by what the row is of', async ({ page }) => {
  const { service_history } = await showService(page);
  const dealers = card(page, 'Top 5 Servicing Dealers');
  const nonsig = await dealers.getByRole('cell').first().textContent();
  const arrowIn = (report: Locator) =>
    report.getByRole('link', { name: /^Service history: / }).first();
  expect((await follow(page, arrowIn(dealers), service_history)).get('nonsig')).toBe(nonsig);
  const states = card(page, 'Fleet HQ Calls by State/Providence');
  const state = await states.getByRole('rowheader').first().textContent();
  expect((await follow(page, arrowIn(states), service_history)).get('state')).toBe(state);
});

test('the head of the calls by state leads to the heat map, with a code', async ({ page }) => {
  const { heat_map } = await showService(page);
  const link = page.getByRole('link', { name: /^Heat map/ });
  await expect(link).toHaveCount(1);
  const sent = await follow(page, link, heat_map);
  expect([...sent.keys()]).toEqual(['account', 'date_from', 'date_to', 'user', 'lang']);
});
