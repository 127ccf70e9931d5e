import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';

/** Mounts a tire at an empty position of the inspected unit. */
export async function mountTire(page: Page, place: string, tin: string): Promise<void> {
  const tire = page.getByRole('region', { name: `Tire ${place}` });
  const form = page.getByRole('form', { name: 'Change of tires' });
  await tire.getByRole('button', { name: 'Mount a tire' }).click();
  await form.getByRole('textbox', { name: 'TIN' }).fill(tin);
  await form.getByRole('button', { name: 'Mount a tire' }).click();
  await expect(tire).toContainText(`TIN ${tin}`);
}

/** Removes the tire at a position for repair and mounts another one; null for none. */
export async function replaceTire(page: Page, place: string, tin: string | null): Promise<void> {
  const tire = page.getByRole('region', { name: `Tire ${place}` });
  const form = page.getByRole('form', { name: 'Change of tires' });
  await tire.getByRole('button', { name: 'Replace' }).click();
  for (const [field, choice] of [
    ['Why it comes off', 'Puncture'],
    ['Where it goes', 'Repair'],
  ] as const) {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice }).click();
  }
  await form.getByRole('textbox', { name: 'Tread left (32nds)' }).fill('7,5');
  await form.getByRole('textbox', { name: 'Miles on the meter' }).fill('120500');
  if (tin) await form.getByRole('textbox', { name: 'TIN' }).fill(tin);
  else await form.getByText('Nothing', { exact: true }).click();
  await form.getByRole('button', { name: 'Replace' }).click();
  await expect(tire).toContainText(tin ? `TIN ${tin}` : 'No tire is known here');
}
