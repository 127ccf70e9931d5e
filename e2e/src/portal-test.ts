import { test as base, expect, type Page, type Request } from '@playwright/test';
import { keepSession, takeSession } from './kept-session.ts';

/** Every demo user's password. */
export const demoPassword = 'demo-portal-1';

/** The origin of the provider's sign-in page. */
export const membershipUrl = process.env.MEMBERSHIP_URL ?? 'http://localhost:8090';

/** Fills the provider's sign-in form, which must be on screen. */
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
 * Opens a path of the portal as a demo user, who signed in for an earlier test if there was one. A test
 * that ends its session, or looks at how one begins, signs in by itself ({@link signInAs}).
 */
export async function openAs(page: Page, name: string, path = '/'): Promise<void> {
  if (await takeSession(page, name)) {
    await page.goto(path);
    return;
  }
  await signInAs(page, name, path);
  await keepSession(page, name);
}

/** Signs a demo user in, as {@link openAs} does, and opens no page of the portal. */
export async function haveSession(page: Page, name: string): Promise<void> {
  if (await takeSession(page, name)) return;
  await signInAs(page, name);
  await keepSession(page, name);
}

/** Opens a path of the portal as a demo user, by way of the sign-in page. */
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

/** Lines of the console that tell what came before a failure. */
const lastLines = 20;

/** Notes when calls of the API are sent. @returns a line for each that has no answer yet */
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

/** The end of what a page shows; empty for one that does not answer. */
async function textOf(page: Page): Promise<string> {
  const text = page.locator('body').ariaSnapshot({ timeout: 2_000 });
  const lines = (await text.catch(() => '')).split('\n');
  return lines.slice(-lastLines).join('\n');
}

/**
 * Fails a test in which the page broke its content security policy. The report of one that fails has the
 * page's address, the last that its console said, the calls that nobody has answered, and what other pages show.
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
      // Calls that a test answered in the server's place may be on their way: nobody waits for them.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const violations = lines.filter((line) => line.includes('Content Security Policy'));
      expect(violations, 'content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
