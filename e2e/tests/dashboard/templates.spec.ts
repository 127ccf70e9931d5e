import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { card, runDashboard } from '../../src/dashboard.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import {
  chooseFromRowMenu,
  deleteByName,
  giveName,
  namedRow,
  saveTemplate,
} from '../../src/templates-and-favorites.ts';

const lists = { templates: '/fleet-dashboard/templates', favorites: '/fleet-dashboard/favorites' };
const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

async function showService(page: Page): Promise<void> {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  await page.getByRole('tab', { name: 'Service', exact: true }).click();
  await expect(card(page, 'Fleet HQ Calls by Month')).toBeVisible();
}

/** The template in view. */
const bar = (page: Page) => page.getByRole('region', { name: 'Template', exact: true });

/** Changes a template by removing its last report. */
async function removeLastReport(page: Page): Promise<void> {
  await expect(bar(page)).toContainText('Editing');
  const place = new URL(page.url());
  const basket = place.searchParams.get('b')?.split('.') ?? [];
  place.searchParams.set('b', basket.slice(0, -1).join('.'));
  await page.goto(place.pathname + place.search);
  await expect(bar(page).getByText('Unsaved changes')).toBeVisible();
}

test('a template is saved, renamed, run, edited, deleted and brought back', async ({ page }) => {
  test.slow();
  const [name, renamed] = [unique('Calls'), unique('Service')];
  await showService(page);
  await saveTemplate(page, name);
  await expect(namedRow(page, name)).toContainText('Service');
  await expectNoAxeViolations(page);

  await chooseFromRowMenu(page, name, 'Rename');
  await giveName(page, 'Rename template', renamed);
  await expect(namedRow(page, renamed)).toBeVisible();

  await page.getByRole('button', { name: `Open ${renamed}` }).click();
  await expect(bar(page)).toContainText('Viewing');
  await expect(page.getByRole('tab', { name: /Fleet Dashboard Report/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(card(page, 'Fleet HQ Calls by Month')).toBeVisible();

  await page.goto(lists.templates);
  await chooseFromRowMenu(page, renamed, 'Edit');
  await expect(bar(page)).toContainText('Editing');
  await expect(bar(page).getByText('No unsaved changes')).toBeVisible();
  await expectNoAxeViolations(page);
  await removeLastReport(page);
  await bar(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(bar(page).getByText('No unsaved changes')).toBeVisible();

  await page.goto(lists.templates);
  await page.getByRole('button', { name: `Open ${renamed}` }).click();
  await expect(page.getByRole('tab', { name: /Fleet Dashboard Report/ })).toContainText('3');

  await page.goto(lists.templates);
  await deleteByName(page, renamed);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(namedRow(page, renamed)).toBeVisible();
  await deleteByName(page, renamed);
});

test('of two tabs that edit one template, the second is told', async ({ page, context }) => {
  test.slow();
  const [name, own] = [unique('Both'), unique('Mine')];
  await showService(page);
  await saveTemplate(page, name);
  await chooseFromRowMenu(page, name, 'Edit');
  await removeLastReport(page);

  const other = await context.newPage();
  await other.goto(lists.templates);
  await chooseFromRowMenu(other, name, 'Edit');
  await removeLastReport(other);
  await removeLastReport(other);
  await bar(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(bar(other).getByText('No unsaved changes')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Save changes' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'was changed after you opened it' });
  await expect(told).toBeVisible();
  await expectNoAxeViolations(page);
  await told.getByRole('button', { name: 'Save as a new template' }).click();
  await giveName(page, 'Save as template', own);
  await expect(bar(page)).toContainText(own);
  await expect(told).toHaveCount(0);

  await page.goto(lists.templates);
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(page.getByRole('tab', { name: /Fleet Dashboard Report/ })).toContainText('2');
  await page.goto(lists.templates);
  await deleteByName(page, name);
  await deleteByName(page, own);
});

test('a name that is taken or no name at all is told at its field', async ({ page }) => {
  const name = unique('Once');
  await showService(page);
  await saveTemplate(page, name);
  await page.goBack();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  for (const [text, problem] of [
    ['', 'Enter a name.'],
    ['x'.repeat(300), 'A name has at most 200 characters. Shorten it.'],
    [name.toUpperCase(), 'You already have a template with this name.'],
  ] as const) {
    await giveName(page, 'Save as template', text);
    await expect(dialog.getByText(problem)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(text);
  }
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(lists.templates);
  await deleteByName(page, name);
});

test('a favorite is saved, opened where it was, and deleted', async ({ page }) => {
  const name = unique('Service calls');
  await showService(page);
  const kept = new URL(page.url()).searchParams;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add to favorites…' }).click();
  await giveName(page, 'Add to favorites', name);
  await page.getByRole('button', { name: 'Show favorites' }).click();
  await expect(namedRow(page, name)).toContainText('Fleet Dashboard');
  await expectNoAxeViolations(page);

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Survey' }).click();
  await expect(namedRow(page, name)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(card(page, 'Fleet HQ Calls by Month')).toBeVisible();
  const opened = new URL(page.url()).searchParams;
  for (const key of ['ft', 'ac', 'dt', 'df', 'de', 'tab']) {
    expect(opened.get(key), key).toBe(kept.get(key));
  }

  await page.goto(lists.favorites);
  await deleteByName(page, name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(namedRow(page, name)).toBeVisible();
  await deleteByName(page, name);
});
