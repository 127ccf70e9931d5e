import { menuItem } from '../../src/header-menu.ts';
import {
  expectPicture,
  pictureOptions,
  test,
  tolerances,
} from '../../src/pictures/picture-test.ts';
import { expect, openAs } from '../../src/portal-test.ts';

// Pictures of the frame around the pages.

test('the header with an open list', async ({ page }) => {
  await openAs(page, 'gyr');
  await menuItem(page, 'Services').click();
  await expect(menuItem(page, 'Training')).toBeVisible();
  await page.mouse.move(0, 800);
  const clip = { x: 0, y: 0, width: 1280, height: 200 };
  for (const tolerance of tolerances)
    await expect(page).toHaveScreenshot(['frame', 'header.png'], {
      ...pictureOptions,
      ...tolerance,
      clip,
    });
});

test('the map of languages', async ({ page }) => {
  await openAs(page, 'gyr');
  await page.getByRole('button', { name: 'Language' }).click();
  const map = page.getByRole('group', { name: 'Region' });
  await page.mouse.move(0, 0);
  await expectPicture(map, ['frame', 'language-map.png']);
});
