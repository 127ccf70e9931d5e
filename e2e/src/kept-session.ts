import type { Page } from '@playwright/test';

/** What the portal keeps of a session in the browser. */
const keys = ['token', 'api_key', 'user'];
/** In milliseconds; sessions end after half an hour without a call. */
const usable = 10 * 60_000;

interface KeptSession {
  readonly at: number;
  readonly texts: readonly (readonly [string, string])[];
}

const sessions = new Map<string, KeptSession>();

/** Keeps the session of a user who has just signed in on this page, for tests to come. */
export async function keepSession(page: Page, name: string): Promise<void> {
  const texts = await page.evaluate(
    (wanted) => wanted.map((key) => [key, localStorage.getItem(key) ?? ''] as const),
    keys,
  );
  if (texts.every(([, text]) => text !== '')) sessions.set(name, { at: Date.now(), texts });
}

/**
 * Lets a browser go on with a session that was kept, as if it had been closed and opened again.
 *
 * @returns whether there was one
 */
export async function takeSession(page: Page, name: string): Promise<boolean> {
  const kept = sessions.get(name);
  if (!kept || Date.now() - kept.at > usable) return false;
  await openQuietPage(page);
  await page.evaluate((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key, text);
  }, kept.texts);
  return true;
}

/** What the gateway says of itself: a page of the portal's origin that loads and runs nothing. */
const quiet = '/health';

/** Opens a page of the portal's origin on which nothing runs; stays where it is the one on screen. */
export async function openQuietPage(page: Page): Promise<void> {
  if (!page.url().endsWith(quiet)) await page.goto(quiet);
}
