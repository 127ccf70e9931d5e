import { test as base, expect, type Page, type Request } from '@playwright/test';
import { restoreSession, storeSession } from './kept-session.ts';

/** Password of all demo users. */
export const demoPassword = 'demo-portal-1';

/** The origin of the provider's sign-in page. */
export const membershipUrl = process.env.MEMBERSHIP_URL ?? 'http://localhost:8090';

/** Fills in the provider's sign-in form, which must be on screen. */
export async function fillSignIn(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Opens a path of the portal as a demo user, with an earlier test's session if there is one. A test
 * that ends its session or checks how one begins signs in by itself ({@link signInAs}).
 */
export async function openAs(page: Page, name: string, path = '/'): Promise<void> {
  if (await restoreSession(page, name)) {
    await page.goto(path);
    return;
  }
  await signInAs(page, name, path);
  await storeSession(page, name);
}

/**
 * Gives the page a demo user's session like {@link openAs}, without opening a page of the portal.
 */
export async function ensureSession(page: Page, name: string): Promise<void> {
  if (await restoreSession(page, name)) return;
  await signInAs(page, name);
  await storeSession(page, name);
}

/** Opens a path of the portal as a demo user, through the sign-in page. */
export async function signInAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.waitForURL(`${membershipUrl}/**`);
  await fillSignIn(page, `${name}@demo.example`);
  await page.waitForURL(
    ({ origin, searchParams }) =>
      origin !== new URL(membershipUrl).origin && !searchParams.has('user'),
  );
}

export { expect };

/** Number of console lines reported with a failure. */
const lastLines = 20;

/**
 * Listens for calls of the API.
 *
 * @returns a function that lists the calls without an answer, one per line
 */
function listenToCalls(page: Page): () => string[] {
  const waiting = new Map<Request, number>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) waiting.set(request, Date.now());
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => waiting.delete(request));
  return () =>
    [...waiting].map(
      ([request, at]) =>
        `without an answer for ${Date.now() - at} ms: ${request.method()} ${request.url()}`,
    );
}

/** Returns the last lines of a page's text; empty if it does not respond. */
async function textOf(page: Page): Promise<string> {
  const text = page.locator('body').ariaSnapshot({ timeout: 2_000 });
  const lines = (await text.catch(() => '')).split('\n');
  return lines.slice(-lastLines).join('\n');
}

/**
 * Fails a test whose page violated its content security policy. A failed test's report has the
 * page's address, its last console lines, the unanswered calls, and the text of other pages.
 */
export const test = base.extend<{ strictPolicy: undefined }>({
  strictPolicy: [
    async ({ page }, use, info) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      const waiting = listenToCalls(page);
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        const others = page.context().browser()?.contexts() ?? [];
        const told = [page.url(), ...lines.slice(-lastLines), ...waiting()];
        for (const other of others.flatMap((context) => context.pages()))
          if (other !== page) told.push(`Another page: ${other.url()}`, await textOf(other));
        await info.attach('address', { body: told.join('\n') });
      }
      // Does not wait for mocked calls that are still in progress.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const violations = lines.filter((line) => line.includes('Content Security Policy'));
      expect(violations, 'content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
