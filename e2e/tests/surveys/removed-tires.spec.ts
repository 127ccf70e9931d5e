import { exportFile, pagesOf, sheetsOf } from '../../src/exported.ts';
import { expect } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';
import { mountTire, replaceTire } from '../../src/surveys/replace-tire.ts';

// A tire removed by mistake: found in the list, changed, put back, removed again, and exported.

test('a removed tire is found, changed, put back and taken off again', async ({ page }) => {
  const number = `T${Date.now().toString(36)}`;
  await openInspection(page, number);
  const inspection = page.url();
  await mountTire(page, '1L', '9HC51024');
  await replaceTire(page, '1L', null);

  await page.goto(inspection.replace(/\/inspect-.*/, '/removed-tires'));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Road hazard' }).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Puncture' }).click();
  await page.waitForURL('**/removed-tires?reason=puncture');
  await expect(rows).toHaveCount(2);

  const open = page.getByRole('button', { name: new RegExp(`^Open the tire of ${number}, 1L`) });
  await open.click();
  const drawer = page.getByRole('dialog', { name: `Tire of ${number}, 1L` });
  await drawer.getByRole('textbox', { name: 'Tread (32nds)' }).fill('6,5');
  await drawer.getByRole('textbox', { name: 'Comments' }).fill('Nail in the shoulder.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(rows.nth(1)).toContainText('6.5/32 in');

  const button = page.getByRole('button', { name: /^Export:/ });
  const told = [number, '1L', 6.5, 'Puncture', 'Repair', '9HC51024', 'Nail in the shoulder.'];
  const sheets = await sheetsOf(await exportFile(page, button, 'Excel'));
  const row = [...sheets.values()].at(-1)?.at(-1);
  expect(row).toEqual(expect.arrayContaining([...told, 120_500]));
  const pdf = (await pagesOf(await exportFile(page, button, 'PDF'))).join(' ');
  for (const word of [...told, '120,500']) expect(pdf).toContain(String(word));

  await open.click();
  await drawer.getByRole('button', { name: 'Put back' }).click();
  await page.getByRole('button', { name: 'Put the tire back at 1L' }).click();
  await expect(page.getByText(`The tire is back at 1L of unit ${number}.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The tire has come off again.').first()).toBeVisible();
  await expect(rows.nth(1)).toContainText('6.5/32 in');
  await page.goto(inspection);
  await expect(page.getByText('No tire is known here')).toBeVisible();
});
