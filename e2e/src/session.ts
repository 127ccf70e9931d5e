import { expect, type Page } from '@playwright/test';
import { membershipUrl } from './portal-test.ts';

export const minutes = (count: number): number => count * 60_000;

/** Sets the session's end in this browser to some milliseconds from now, and triggers a check. */
export async function endSessionIn(page: Page, milliseconds: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session_end'))).not.toBeNull();
  await page.evaluate((left) => {
    localStorage.setItem('session_end', String(Date.now() + left));
    dispatchEvent(new Event('focus'));
  }, milliseconds);
}

/** Signs out from the user's menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Signed in/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
}

/**
 * Makes the browser's storage throw: all of it on every access, or only the local one on new
 * values.
 */
export const breakStorage = (page: Page, how: 'full' | 'switched off'): Promise<unknown> =>
  page.addInitScript((kind) => {
    const refuse = () => {
      throw new DOMException(kind, 'QuotaExceededError');
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (kind === 'full' && this === sessionStorage) setItem.call(this, key, text);
      else refuse();
    };
    if (kind === 'full') return;
    Storage.prototype.getItem = refuse;
    Storage.prototype.removeItem = refuse;
  }, how);
