import type { Browser, BrowserContext } from '@playwright/test';
import type { ApiProcess } from '../server/api-process.ts';
import { staff } from '../server/caller.ts';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens browser profiles of one signed-in person, each with an empty cache. */
export interface Visitor {
  /** Opens a profile that is signed in at an origin. */
  profile(origin: string): Promise<BrowserContext>;
  /** Signs in a profile that was opened elsewhere. */
  settle(profile: BrowserContext, origin: string): Promise<void>;
}

/** Timeout in milliseconds, long enough for a slow machine. */
const patience = 5 * 60 * 1000;

const setting = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 1280, height: 900 },
} as const;

/**
 * Signs in to the portal once, through the sign-in page. The session is valid at every origin with
 * the same API, so the browser's stored session is copied there.
 */
export async function signInAsVisitor(browser: Browser, api: ApiProcess): Promise<Visitor> {
  const newProfile = async (more: { storageState?: Storage } = {}) => {
    const context = await browser.newContext({ ...setting, ...more });
    context.setDefaultTimeout(patience);
    return context;
  };
  const context = await newProfile();
  const page = await context.newPage();
  // The portal redirects to the sign-in page before it has fully loaded.
  await page.goto(api.portalOrigin, { waitUntil: 'commit' });
  await page.waitForURL(`${api.membershipOrigin}/**`);
  await page.locator('input[name=email]').fill(staff);
  await page.locator('input[name=password]').fill(api.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${api.portalOrigin}/**`);
  await page.locator('main h1').waitFor();
  const [kept] = (await context.storageState()).origins;
  await context.close();
  if (!kept) throw new Error('The browser keeps no session');
  return {
    profile: (origin) =>
      newProfile({ storageState: { cookies: [], origins: [{ ...kept, origin }] } }),
    settle: async (profile, origin) => {
      const page = await profile.newPage();
      // A page of the origin that does not start a portal.
      await page.goto(`${origin}/deployment.json`);
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      }, kept.localStorage);
      await page.close();
    },
  };
}
