import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cameraOptions } from '../../src/fake-camera/camera-options.ts';
import { qrVideo } from '../../src/fake-camera/qr-video.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

// Reads a unit's label from a phone's camera with the script for browsers without a built-in
// reader. The unit's number looks like a file name.

// Short enough for the narrowest table column that other tests check.
const number = `${Date.now() % 100_000}.map`;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-camera-'));
const film = path.join(folder, 'label.y4m');
writeFileSync(film, qrVideo(number));
/** Pictures are decoded by script, which takes time beside other work. */
const reading = { timeout: 60_000 };

test.use({ launchOptions: cameraOptions(film), viewport: { width: 390, height: 844 } });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the label of a unit that nobody knows adds it, and from then on opens its inspection', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/locations?search=Terminal');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL('**/dashboard');
  await page.goto(page.url().replace('/dashboard', '/surveys/add'));
  await page.getByRole('button', { name: 'Open survey' }).click();
  await page.waitForURL('**/overview');
  const overview = page.url();

  await page.getByRole('button', { name: 'Scan a label' }).click();
  await expect(page.getByText(`The account has no unit ${number}.`)).toBeVisible(reading);
  await page.getByRole('link', { name: 'Add it as a new unit' }).click();
  await expect(page.getByRole('textbox', { name: 'Unit number' })).toHaveValue(number);
  await page.getByRole('button', { name: 'Save unit' }).click();
  await page.waitForURL(/overview\/\d+$/);

  await page.goto(overview);
  await page.getByRole('button', { name: 'Scan a label' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const inspection = page.getByRole('heading', { name: `Unit ${number}` });
  await expect(inspection).toBeVisible(reading);
  await page.reload();
  await expect(inspection).toBeVisible();
});
