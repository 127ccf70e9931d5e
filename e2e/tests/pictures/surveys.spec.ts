import { drawPdfPage } from '../../src/pictures/draw-pdf-page.ts';
import { expectPicture, test, tolerances } from '../../src/pictures/picture-test.ts';
import { expect, openAs } from '../../src/portal-test.ts';

// Drawings of units and their tires, from surveys and units of the demo data.

/** A 6×4 tractor with tires of every color, and a 6×2 whose lift axle is up. */
const maps = [
  { scheme: 'light', address: '/fleet-survey/36/inspect-T-0008' },
  { scheme: 'dark', address: '/fleet-survey/14/inspect-00024' },
] as const;

for (const { scheme, address } of maps)
  test(`the axles of an inspected unit in ${scheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openAs(page, 'gyr', address);
    const map = page.getByRole('toolbar');
    await expect(map.getByRole('button').first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expectPicture(map, ['surveys', `axles-${scheme}.png`]);
  });

test('a sheet of labels', async ({ page }) => {
  await openAs(page, 'gyr', '/locations/12/dashboard');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'QR labels' }).click();
  const drawn = await drawPdfPage(page, await download, 1);
  for (const tolerance of tolerances)
    expect(drawn).toMatchSnapshot(['surveys', 'labels.png'], tolerance);
});

/** The month in which the pictures' demo data ends. */
const month = 'from=2025-06-02&to=2025-07-01';

test('the crossings of a month', async ({ page }) => {
  // A viewport as high as the list, so that nothing of the frame covers it.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await openAs(page, 'gyr', `/checkpoint?${month}`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.mouse.move(0, 0);
  await expectPicture(page.getByRole('region', { name: 'Crossings' }), [
    'surveys',
    'crossings.png',
  ]);
});

for (const scheme of ['light', 'dark'] as const)
  test(`the axles of a unit that crossed in ${scheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openAs(page, 'gyr', `/checkpoint?${month}&sort=-critical_exceptions`);
    await page.getByRole('table').locator('tbody th a').first().click();
    const map = page.getByRole('toolbar');
    await expect(map.getByRole('button').first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expectPicture(map, ['surveys', `crossing-${scheme}.png`]);
  });

test('the surveys of a month', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  await openAs(page, 'gyr', `/tireoptix?${month}&sort=-exceptions`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.mouse.move(0, 0);
  await expectPicture(page.getByRole('region', { name: 'Finished surveys' }), [
    'surveys',
    'finished.png',
  ]);
});

test('a unit beside the tires of its survey on a tablet in dark colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 820, height: 1180 });
  await openAs(page, 'gyr', `/tireoptix?${month}&sort=-exceptions`);
  await page.getByRole('table').locator('tbody th a').first().click();
  const tires = page.getByRole('table', { name: 'Tires of the survey' });
  await tires.locator('tbody tr').last().locator('th button').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('toolbar').getByRole('button').first()).toBeVisible();
  // A viewport as high as the drawer's contents.
  await page.setViewportSize({ width: 820, height: 640 });
  await page.mouse.move(0, 0);
  await expectPicture(drawer, ['surveys', 'unit-drawer.png']);
});
