import type { Page } from '@playwright/test';

/** Storage keys of the portal's session. */
const keys = ['token', 'api_key', 'user'];
/**
 * Milliseconds for which a stored session is used; sessions end after half an hour without a call.
 */
const usable = 10 * 60_000;

interface KeptSession {
  readonly at: number;
  readonly texts: readonly (readonly [string, string])[];
}

const sessions = new Map<string, KeptSession>();

/** Stores the session of a user who has just signed in on this page, for later tests. */
export async function storeSession(page: Page, name: string): Promise<void> {
  const texts = await page.evaluate(
    (wanted) => wanted.map((key) => [key, localStorage.getItem(key) ?? ''] as const),
    keys,
  );
  if (texts.every(([, text]) => text !== '')) sessions.set(name, { at: Date.now(), texts });
}

/**
 * Restores a stored session in a browser, as if it had been closed and reopened.
 *
 * @returns whether there was one
 */
export async function restoreSession(page: Page, name: string): Promise<boolean> {
  const kept = sessions.get(name);
  if (!kept || Date.now() - kept.at > usable) return false;
  await openQuietPage(page);
  await page.evaluate((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key, text);
  }, kept.texts);
  return true;
}

/** The gateway's health page: it has the portal's origin, but loads and runs nothing. */
const quiet = '/health';

/** Opens a page of the portal's origin on which nothing runs, unless it is already open. */
export async function openQuietPage(page: Page): Promise<void> {
  if (!page.url().endsWith(quiet)) await page.goto(quiet);
}
