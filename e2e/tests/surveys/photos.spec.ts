import { expect } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';
import { photo } from '../../src/surveys/photo.ts';

// Photos of a unit and of a tire: taking, drawing on and deleting them.

test('photos of a unit and a tire are taken, drawn on, deleted and put back', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openInspection(page, `P${Date.now().toString(36)}`);
  const unit = page.getByRole('region', { name: 'Photos of the unit' });
  const tire = page.getByRole('region', { name: 'Photos of this tire' });
  await unit
    .locator('input[aria-label="Choose photos"]')
    .setInputFiles([await photo(page, 'teal'), await photo(page, 'navy')]);
  await tire
    .locator('input[aria-label="Choose photos"]')
    .setInputFiles(await photo(page, 'maroon'));
  await expect(unit.getByRole('button', { name: /^Photo \d of the unit$/ })).toHaveCount(2);

  await tire.getByRole('button', { name: 'Photo 1 of tire 1L' }).click();
  const picture = page.getByRole('img', { name: /^Photo 1 of tire 1L/ });
  await expect(picture).toHaveJSProperty('naturalWidth', 2560);
  await page.getByRole('button', { name: 'Draw on it' }).click();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The photo is not on screen.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Arrow 1', exact: true })).toBeVisible();
  await page.getByText('Words', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Cut to the cord');
  await page.getByRole('button', { name: 'Add in the middle' }).click();
  await page.getByRole('button', { name: 'Save drawing' }).click();
  await expect(
    page.getByRole('img', { name: 'Photo 1 of tire 1L: Cut to the cord' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close the photo' }).click();

  await unit.getByRole('button', { name: 'Photo 2 of the unit' }).click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(unit.getByRole('button', { name: /^Photo \d of the unit$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unit.getByRole('button', { name: /^Photo \d of the unit$/ })).toHaveCount(2);

  await page.reload();
  await expect(unit.getByRole('button', { name: /^Photo \d of the unit$/ })).toHaveCount(2);
  await expect(
    tire.getByRole('button', { name: 'Photo 1 of tire 1L: Cut to the cord' }),
  ).toBeVisible();
});
