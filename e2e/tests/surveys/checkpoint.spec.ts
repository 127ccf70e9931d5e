import type { Locator, Page } from '@playwright/test';
import { exportFile, pagesOf, sheetsOf } from '../../src/exported.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

// From the crossings of a month to one of them, the readings behind its counts, and the previous
// one.

const crossings = (page: Page) => page.getByRole('table', { name: 'Crossings' });
const readings = (page: Page) =>
  page.getByRole('list', { name: 'Readings that failed a check' }).getByRole('listitem');
const tile = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
const textOf = async (place: Locator) => (await place.textContent()) ?? '';
const numberIn = async (place: Locator) => Number((await textOf(place)).replaceAll(/\D/g, ''));
/** The previous rows stay in view while new ones are loading. */
const untilFresh = (page: Page) =>
  expect(page.getByRole('region', { name: 'Crossings' })).toHaveAttribute('aria-busy', 'false');

/** Opens the first crossing in the list whose unit has an earlier one. */
async function openRepeatCrossing(page: Page): Promise<void> {
  const links = await crossings(page).locator('th a').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const older = page.getByRole('link', { name: /^Older crossing/ });
  for (const address of addresses) {
    await page.goto(address ?? '');
    await expect(page.getByRole('toolbar', { name: 'The unit from above' })).toBeVisible();
    if ((await older.count()) > 0) return;
  }
  throw new Error('No unit of the page crossed before');
}

test('the crossings of a month lead to what was read of each, on screen and in files', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/checkpoint');
  await expect(crossings(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Crossings shown' }).click();
  await page.getByRole('option', { name: 'With critical exceptions' }).click();
  await expect(page).toHaveURL(/found=with_critical/);
  const heading = crossings(page).getByRole('button', { name: 'Pressure Critical' });
  await heading.click();
  await heading.click();
  await expect(page).toHaveURL(/sort=-critical_pressure/);
  await expect(
    crossings(page).getByRole('columnheader', { name: 'Pressure Critical' }),
  ).toHaveAttribute('aria-sort', 'descending');
  await untilFresh(page);
  const list = page.url();

  const first = crossings(page).locator('tbody tr').first();
  const count = first.locator('a[href*="severity=critical&check=pressure"]');
  await expect(count).toBeVisible();
  const low = await numberIn(count);
  const criticals = await numberIn(tile(page, 'Critical exceptions'));
  const sheets = await sheetsOf(
    await exportFile(page, page.getByRole('button', { name: 'Export: Crossings' }), 'Excel'),
  );
  const rows = [...sheets.values()].flat();
  const start = rows.findIndex((row) => row.includes('Critical: pressure'));
  const column = (name: string) => {
    const place = rows[start]?.indexOf(name) ?? -1;
    return rows.slice(start + 1).map((row) => Number(row[place]));
  };
  expect(column('Critical: pressure')[0]).toBe(low);
  const sum = column('Critical exceptions').reduce((all, each) => all + (each || 0), 0);
  expect(sum).toBe(criticals);

  await tile(page, 'Critical exceptions').getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Readings that failed a check' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of readings' })).toContainText(
    `of ${criticals.toLocaleString('en-US')}`,
  );
  await page.goBack();

  await count.click();
  await expect(readings(page)).toHaveCount(low);
  const map = page.getByRole('toolbar', { name: 'The unit from above' });
  const tires = map.locator('button:enabled');
  await tires.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tires.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tires.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: /^Tire / })).toBeVisible();

  await page.goto(list);
  await expect(crossings(page)).toBeVisible();
  await openRepeatCrossing(page);
  const newest = new URL(page.url()).pathname;
  const title = await textOf(page.getByRole('heading', { level: 1 }));
  // The origin of the spec and the date of the finding are shown on screen only.
  const [rule = ''] = (await textOf(readings(page).first())).replace(/^.*?: /, '').split(' · ');
  const pdf = await pagesOf(
    await exportFile(page, page.getByRole('button', { name: `Export: ${title}` }), 'PDF'),
  );
  const text = pdf.join(' ');
  expect(text).toContain(title);
  // The position comes before the rule.
  expect(rule).not.toBe('');
  expect(text).toContain(
    rule
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/^(?:Axle \d+.*?:|\S+) /, ''),
  );

  await page.getByRole('link', { name: /^Older crossing/ }).click();
  await expect(page).not.toHaveURL(new RegExp(`${newest}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: /^Newer crossing/ })).toHaveAttribute('href', newest);
});
