import { expect } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';

// Reads the tires of a unit one by one, with the keypad and with a gauge, on devices that
// inspectors hold.

const sizes = { phone: [390, 844], tablet: [820, 1180] } as const;

for (const [name, [width, height]] of Object.entries(sizes)) {
  test(`a unit is read by thumb and by gauge on a ${name}`, async ({ page }) => {
    const number = `I${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height });
    await openInspection(page, number);
    const pad = page.getByRole('region', { name: 'Keypad' });
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
    };
    for (const key of await pad.getByRole('button').all()) {
      const box = await key.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    }

    // Scrolled as far down as an inspector may have scrolled.
    await pad.evaluate((keys) => scrollBy(0, keys.getBoundingClientRect().top - 80));
    await press('7', '9', '1', '4', 'Next');
    await expect(
      page.getByRole('button', { name: /^1L,.*79 psi, 14\/32 in, Critical/ }),
    ).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Tire 1R' });
    await expect(heading).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await press('1', '0', '8', '1', '3', 'Next');
    await expect(page.getByRole('heading', { name: 'Tire 2RO' })).toBeVisible();
    // A gauge acts like a keyboard and types into the focused field.
    await page.keyboard.type('P98,5 psi\nTD 14.0\nTD 13\nP 99\n97\n12.5\n');
    await expect(page.getByRole('heading', { name: 'Tire 2LI' })).toBeVisible();
    await press('Inaccessible');

    const unit = page.getByRole('region', { name: 'The whole unit' });
    await expect(unit.getByText(/^\d of 6 tires read · \d left out$/)).toBeVisible();
    await expect(unit).toContainText(/1L Pressure 79 psi is \d+% below the target of \d+ psi/);
    await unit.getByRole('textbox', { name: 'Miles on the meter' }).fill('120500');
    await unit.getByRole('button', { name: 'Wheel torque' }).click();
    const wheel = unit.getByRole('group', { name: 'Axle 1, left' });
    await wheel.getByRole('textbox', { name: /^Torque/ }).fill('475');
    await unit.getByRole('button', { name: 'Unit is done' }).click();
    await expect(unit.getByRole('button', { name: 'Open the unit again' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: /^2RO,.*98.5 psi, 14\/32 in/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^2LI,.*Inaccessible/ })).toBeVisible();
    await expect(page.getByText('Done · Critical')).toBeVisible();
    await unit.getByRole('button', { name: 'Wheel torque' }).click();
    await expect(wheel.getByText('In spec')).toBeVisible();

    // A shop closes the findings one by one.
    await page.goto(page.url().replace(/\/inspect-.*/, '/work-list'));
    await page.getByRole('button', { name: `Close: unit ${number}, 1L`, exact: true }).click();
    await page.getByRole('radio', { name: 'Inflated' }).check();
    await page.getByRole('button', { name: 'Close the finding' }).click();
    await expect(page.getByText(`The finding on unit ${number} is closed.`)).toBeVisible();
    await page.goto(`${page.url()}?state=closed`);
    await expect(page.getByText(/^Inflated: Grace Young, /)).toBeVisible();
    await page.getByRole('button', { name: `Open again: unit ${number}, 1L` }).click();
    await expect(page.getByText('Nothing to do')).toBeVisible();
  });
}

test('a tire is mounted, replaced and put back on a tablet', async ({ page }) => {
  const number = `R${Date.now().toString(36)}`;
  const [width, height] = sizes.tablet;
  await page.setViewportSize({ width, height });
  await openInspection(page, number);
  const tire = page.getByRole('region', { name: 'Tire 1L' });
  const form = page.getByRole('form', { name: 'Change of tires' });

  await tire.getByRole('button', { name: 'Mount a tire' }).click();
  await form.getByRole('textbox', { name: 'TIN' }).fill('9HC50024');
  await form.getByRole('button', { name: 'Mount a tire' }).click();
  await expect(form.getByText('The last four digits of a TIN are week and year.')).toBeVisible();
  await form.getByRole('textbox', { name: 'TIN' }).fill('9HC51024');
  await form.getByRole('button', { name: 'Mount a tire' }).click();
  await expect(tire).toContainText('TIN 9HC51024');
  await expect(page.getByRole('button', { name: /^1L,.*Not inspected yet/ })).toBeVisible();

  await tire.getByRole('button', { name: 'Correct details' }).click();
  const details = page.getByRole('form', { name: 'Details of the tire' });
  await details.getByRole('textbox', { name: 'TIN' }).fill('9HC51025');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(tire).toContainText('TIN 9HC51025');

  await tire.getByRole('button', { name: 'Replace' }).click();
  await form.getByRole('combobox', { name: 'Why it comes off' }).click();
  await page.getByRole('option', { name: 'Puncture' }).click();
  await form.getByRole('combobox', { name: 'Where it goes' }).click();
  await page.getByRole('option', { name: 'Repair' }).click();
  await form.getByRole('textbox', { name: 'TIN' }).fill('9HC50925');
  await form.getByRole('button', { name: 'Replace' }).click();
  await expect(tire).toContainText('TIN 9HC50925');
  await tire.getByRole('button', { name: 'Undo the change' }).click();
  await expect(tire).toContainText('TIN 9HC51025');

  const pad = page.getByRole('region', { name: 'Keypad' });
  for (const key of ['9', '8', '1', '4', 'Next'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: /^1L,.*98 psi/ }).click();
  await expect(tire).toContainText('It cannot be undone');
});
