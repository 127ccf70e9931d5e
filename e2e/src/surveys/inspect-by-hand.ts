import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';
import { photo } from './photo.ts';
import { mountTire } from './replace-tire.ts';

/** Runs between two parts of an inspection; returns the page on which it continues. */
type Between = (page: Page) => Promise<Page>;

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await region(page, 'Keypad').getByRole('button', { name: key, exact: true }).click();
}

/**
 * Inspects a two-axle tractor in three parts: reads its tires with the keypad and with a gauge,
 * mounts a tire, takes two photos and closes the unit.
 *
 * @param tin of the mounted tire
 */
export async function inspectByHand(page: Page, tin: string, between: Between): Promise<Page> {
  let now = page;
  const tire = (place: string) => now.getByRole('button', { name: new RegExp(`^${place},`) });
  await tire('1L').click();
  await press(now, '7', '9', '1', '4', 'Next');
  await expect(tire('1L')).toHaveAccessibleName(/79 psi, 14\/32 in/);
  await press(now, '1', '0', '8', '1', '3', 'Next');
  await expect(tire('1R')).toHaveAccessibleName(/108 psi, 13\/32 in/);

  now = await between(now);
  await tire('2RO').click();
  await now.keyboard.type('P98,5 psi\nTD 14.0\nTD 13\nP 99\n97\n12.5\n');
  await expect(now.getByRole('heading', { name: 'Tire 2LI' })).toBeVisible();
  await press(now, 'Inaccessible');
  await tire('2LO').click();
  await mountTire(now, '2LO', tin);
  await press(now, '1', '0', '2', '1', '5', 'Next');
  await expect(tire('2LO')).toHaveAccessibleName(/102 psi, 15\/32 in/);

  now = await between(now);
  await tire('1L').click();
  for (const [place, color] of [
    ['Photos of this tire', 'maroon'],
    ['Photos of the unit', 'teal'],
  ] as const) {
    const photos = region(now, place);
    await photos
      .locator('input[aria-label="Choose photos"]')
      .setInputFiles(await photo(now, color, [800, 600]));
    // A waiting photo is an image; one on the server is a button that opens it.
    const waiting = photos.getByRole('img', { name: /^Photo 1/ });
    const sent = photos.getByRole('button', { name: /^Photo 1/ });
    await expect(waiting.or(sent).first()).toBeVisible();
  }
  const unit = region(now, 'The whole unit');
  await unit.getByRole('textbox', { name: 'Miles on the meter' }).fill('120500');
  await unit.getByRole('button', { name: 'Wheel torque' }).click();
  await unit
    .getByRole('group', { name: 'Axle 1, left' })
    .getByRole('textbox', { name: /^Torque/ })
    .fill('475');
  await unit.getByRole('button', { name: 'Unit is done' }).click();
  await expect(unit.getByRole('button', { name: 'Open the unit again' })).toBeVisible();
  return now;
}
