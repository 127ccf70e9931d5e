import type { Page } from '@playwright/test';
import { pagesOfPdf, sheetsOfWorkbook } from '../../src/exported.ts';
import { filesTo } from '../../src/outbox.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openImport } from '../../src/surveys/open-import.ts';

// A yard's units from a file, a survey of them, and its report by e-mail, on devices that
// inspectors hold.

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 900] } as const;

/** Ten units with numbers unique to this run; two of them have an error. */
function fileOf(run: string): string {
  const rows = Array.from({ length: 10 }, (_, place) => {
    const vin = place === 3 ? '1M8GDM9A1KP042788' : '';
    const year = place === 7 ? '1899' : '2020';
    return `${run}-${place};trailer_tandem;${year};${vin}`;
  });
  return ['Unit number;Configuration;Year;VIN', ...rows].join('\n');
}

for (const [name, [width, height]] of Object.entries(sizes)) {
  test(`units of a file are mended, surveyed and mailed on a ${name}`, async ({ page }) => {
    const run = `E${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height });
    await openAs(page, 'gyr', '/locations?search=Terminal');
    await page.getByRole('table').getByRole('link').first().click();
    await openImport(page);
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'units.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(fileOf(run)),
    });
    for (const [place, field, right] of [
      [3, 'VIN', ''],
      [7, 'Model year', '2021'],
    ] as const) {
      await page.getByRole('button', { name: `Mend ${run}-${place}` }).click();
      await page.getByRole('dialog').getByLabel(field, { exact: true }).fill(right);
      await page.getByRole('button', { name: 'Keep this row' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: 'Save 10 rows' }).click();
    await expect(
      page.getByText('New: 10, changed: 0, moved: 0, unchanged: 0, refused: 0.'),
    ).toBeVisible();

    await page.goto(page.url().replace('/units/edit', '/surveys/add'));
    await page.getByRole('button', { name: 'Open survey' }).click();
    await page.getByRole('button', { name: 'Add units' }).click();
    await page.getByLabel('Units by their numbers').check();
    const numbers = Array.from({ length: 10 }, (_, place) => `${run}-${place}`);
    await page.getByLabel('Unit numbers').fill(numbers.join('\n'));
    await page.getByRole('button', { name: 'Add to the survey' }).click();
    await expect(page.getByText('10 units were added.')).toBeVisible();
    const units = page.getByRole('region', { name: 'Units of the survey' });
    const chosen = units.getByRole('link', { name: new RegExp(`^${run}-3`) });
    await chosen.press('Enter');
    const unit = page.getByRole('region', { name: `Unit ${run}-3` });
    await expect(unit).toContainText('Trailer');
    // The focus stays in the list; on a phone, the unit replaces the list.
    await expect(name === 'phone' ? unit.getByRole('heading') : chosen).toBeFocused();

    await page.getByRole('button', { name: 'Finish survey' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('10 units were not begun.');
    await question.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('The survey is finished.')).toBeVisible();

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Mail this survey' }).click();
    const address = `${run.toLowerCase()}@fleet.example`;
    await page.getByRole('textbox', { name: 'To e-mail addresses' }).fill(address);
    await page.getByRole('checkbox', { name: 'Excel' }).check();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('The surveys were mailed to one address.')).toBeVisible();
    const files = await filesTo(address);
    expect(files.size).toBe(2);
    await expectTheScreen(page, files, numbers);
  });
}

/** Compares a survey's files with its overview: surveyor, date, and all units in order. */
async function expectTheScreen(
  page: Page,
  files: ReadonlyMap<string, Buffer>,
  numbers: readonly string[],
) {
  await page.goto(page.url().replace(/overview\/.*/, 'overview'));
  const units = page.getByRole('region', { name: 'Units of the survey' }).getByRole('link');
  await expect(units).toHaveCount(numbers.length);
  const shown = (await units.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  const facts = (await page.getByText(/^Finished · /).textContent())?.split(' · ') ?? [];

  expect([...files.keys()]).toEqual(['Tire surveys.pdf', 'Tire surveys.xlsx']);
  const sheets = await sheetsOfWorkbook(files.get('Tire surveys.xlsx') ?? Buffer.of());
  const [, rows = []] = [...sheets.values()];
  expect(rows.flat()).toEqual(expect.arrayContaining(facts));
  const ofUnits = rows.filter(([number]) => numbers.includes(String(number)));
  expect(ofUnits.map(([number, type, , state]) => `${number} ${type} ${state}`)).toEqual(shown);

  const text = (await pagesOfPdf(files.get('Tire surveys.pdf') ?? Buffer.of())).join(' ');
  const rowsRead = ofUnits.map((row) => row.filter((cell) => cell !== null).join(' '));
  for (const words of [...facts, ...rowsRead]) expect(text).toContain(words);
}
