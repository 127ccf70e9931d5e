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
  await openEmptyPage(page);
  await page.evaluate((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key, text);
  }, kept.texts);
  return true;
}

const empty = '/an-empty-page-of-the-tests';

/** Opens a page of the portal's origin on which nothing runs; stays where it is the one on screen. */
export async function openEmptyPage(page: Page): Promise<void> {
  if (page.url().endsWith(empty)) return;
  await page.route(`**${empty}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.unroute(`**${empty}`);
}
