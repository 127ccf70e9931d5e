import type { Page } from '@playwright/test';
import { exportFile, pagesOf, pagesOfPdf, sheetsOfWorkbook } from '../../src/exported.ts';
import { filesTo } from '../../src/outbox.ts';
import { expect } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';
import { photo } from '../../src/surveys/photo.ts';
import { mountTire, replaceTire } from '../../src/surveys/replace-tire.ts';

// A survey of two units from the first tire to its exports: one read with the keypad, one with a
// gauge.

const sizes = { phone: [390, 844], tablet: [820, 1180] } as const;

for (const [name, [width, height]] of Object.entries(sizes)) {
  test(`two units are inspected, and the files say what the screens do, on a ${name}`, async ({
    page,
  }) => {
    const run = Date.now().toString(36);
    const [first, second] = [`S${run}-1`, `S${run}-2`];
    await page.setViewportSize({ width, height });
    await openInspection(page, first, second);
    const overview = page.url().replace(/\/inspect-.*/, '/overview');

    await changeTires(page);
    for (const [subject, color] of [
      ['the unit', 'teal'],
      ['this tire', 'maroon'],
    ] as const) {
      const photos = page.getByRole('region', { name: `Photos of ${subject}` });
      await photos
        .locator('input[aria-label="Choose photos"]')
        .setInputFiles(await photo(page, color, [1600, 1200]));
      await expect(photos.getByRole('button', { name: /^Photo 1 of/ })).toBeVisible();
    }

    const pad = page.getByRole('region', { name: 'Keypad' });
    for (const keys of ['7914', '10813', '9812', '9912', '9711', '8511']) {
      for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
      await pad.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: 'Unit is done' }).click();
    await expect(page.getByRole('button', { name: 'Open the unit again' })).toBeVisible();

    await page.getByRole('button', { name: `Next unit: ${second}` }).click();
    await expect(page.getByRole('heading', { name: `Unit ${second}` })).toBeVisible();
    await page.getByRole('button', { name: /^1L,/ }).click();
    await page.keyboard.type('P98.5 psi\nTD 14.0\nP110 psi');
    await page.keyboard.press('Tab');
    await page.keyboard.type('TD 13.5\nTD 6\nP 70\n101\n11,5\nP99 psi\nTD 3\n98\n12\n');
    await page.getByRole('button', { name: 'Unit is done' }).click();
    await expect(page.getByRole('button', { name: 'Open the unit again' })).toBeVisible();

    await page.goto(overview);
    await page.getByRole('button', { name: 'Finish survey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('The survey is finished.')).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Mail this survey' }).click();
    const address = `${run}@fleet.example`;
    await page.getByRole('textbox', { name: 'To e-mail addresses' }).fill(address);
    await page.getByRole('checkbox', { name: 'Excel' }).check();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('The surveys were mailed to one address.')).toBeVisible();
    const files = await filesTo(address);
    for (const unit of [first, second]) {
      await page.goto(overview.replace('/overview', `/inspect-${unit}`));
      await expectTheTires(page, unit, files);
    }
    await page.goto(overview.replace('/overview', '/removed-tires'));
    await expectRemovedTires(page, first);
  });
}

/** Compares a survey's files with a unit on screen: each tire and its findings. */
async function expectTheTires(page: Page, unit: string, files: ReadonlyMap<string, Buffer>) {
  await expect(page.getByText(/^The survey is finished:/)).toBeVisible();
  const wheels = page.getByRole('toolbar', { name: 'Axles' }).getByRole('button');
  const labels = await wheels.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const found = page.getByRole('region', { name: 'The whole unit' }).getByRole('listitem');
  const findings = (await found.allTextContents()).filter((text) => /^[A-Z]\w+: /.test(text));
  expect(findings.length).toBeGreaterThan(1);

  const sheets = await sheetsOfWorkbook(files.get('Tire surveys.xlsx') ?? Buffer.of());
  const rows = [...sheets.values()].at(-1)?.filter(([number]) => number === unit) ?? [];
  const rating = (text: unknown) =>
    ['Critical', 'Warning'].find((each) => String(text).includes(each)) ?? 'OK';
  expect(
    rows.map(([, place, , , , pressure, tread, , text]) =>
      [place, `${pressure} psi`, `${tread}/32 in`, rating(text)].join(', '),
    ),
  ).toEqual(labels.map((label) => label?.replace(/, (steer|drive)/, '')));
  const told = rows.flatMap(([, place, , , , , , , text]) =>
    String(text ?? '')
      .split('; ')
      .map((each) => (each.includes('Axle') ? each : each.replace(': ', `: ${place} `))),
  );
  expect([...new Set(told)].filter((each) => each !== '').sort()).toEqual(findings.sort());

  const text = (await pagesOfPdf(files.get('Tire surveys.pdf') ?? Buffer.of())).join(' ');
  for (const row of rows)
    expect(text).toContain(
      row
        .filter((cell) => cell !== null)
        .map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell))
        .join(' '),
    );
}

/** Compares the export of a survey's removed tires with their list. */
async function expectRemovedTires(page: Page, unit: string) {
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  const cells = await rows.nth(1).getByRole('cell').allTextContents();
  expect(cells).toEqual(expect.arrayContaining([unit, 'Puncture']));
  const button = page.getByRole('button', { name: /^Export:/ });
  const pdf = (await pagesOf(await exportFile(page, button, 'PDF'))).join(' ');
  for (const word of [...cells, '120,500', '9HC51024'])
    expect(pdf).toContain(word.replace('/32 in', ''));
  expect(pdf).not.toContain('9HC50925');
}

/** Mounts a tire at the first position, replaces it, undoes that, and replaces it again. */
async function changeTires(page: Page) {
  const tire = page.getByRole('region', { name: 'Tire 1L' });
  await mountTire(page, '1L', '9HC51024');
  await replaceTire(page, '1L', '9HC50925');
  await tire.getByRole('button', { name: 'Undo the change' }).click();
  await expect(tire).toContainText('TIN 9HC51024');
  await expect(page.getByText('The tires are back as they were.')).toBeVisible();
  // Earlier notices would cover the form.
  if (page.viewportSize()?.width === sizes.phone[0])
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden();
  await replaceTire(page, '1L', '9HC51025');
}
