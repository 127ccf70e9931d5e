import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, fillSignIn, membershipUrl, signInAs, test } from '../../src/portal-test.ts';
import { breakStorage, endSessionIn, minutes, signOut } from '../../src/session.ts';

const reportsHome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports home' });
const expired = (page: Page) => page.getByRole('dialog', { name: 'Session expired' });
const warning = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your session is about to end' });

const half = 'Half a sentence that is not';

/** Types a text on the translations page without saving it. */
async function typeWord(page: Page): Promise<Locator> {
  await signInAs(page, 'gyr', '/admin/translations');
  await page.getByRole('searchbox').fill('index.empty_text');
  await page.getByRole('button', { name: 'Edit index.empty_text' }).first().click();
  const word = page.getByRole('textbox', { name: 'Translation' });
  await word.fill(half);
  return word;
}

test('a word half typed survives the end of the session', async ({ page }) => {
  const word = await typeWord(page);
  await endSessionIn(page, 0);
  await expect(expired(page)).toBeVisible();
  await expect(page.locator('[inert] table')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await expired(page).getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
  await fillSignIn(page, 'gyr@demo.example');
  await expect(word).toHaveValue(half);
});

test('an open drawer is out of sight once the session is over', async ({ page }) => {
  await signInAs(page, 'gyr', '/admin/users?tab=users&search=souza');
  await page.getByRole('button', { name: 'Carla Souza' }).click();
  const login = page.getByRole('dialog').getByLabel('E-mail');
  await expect(login).toHaveValue('cus@demo.example');
  await expect(login).toBeVisible();
  await endSessionIn(page, 0);
  await expect(expired(page)).toBeVisible();
  await expect(login).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(login).toBeHidden();
});

test('a page whose session ended goes on when the same person signs in in another tab', async ({
  page,
  context,
}) => {
  const word = await typeWord(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(reportsHome(other)).toBeVisible();
  // A pending answer would extend the session again.
  await other.waitForLoadState('networkidle');
  await endSessionIn(other, 0);
  await expect(expired(other)).toBeVisible();
  await expect(expired(page)).toBeVisible();
  await expired(other).getByRole('button', { name: 'Sign in' }).click();
  await other.waitForURL(`${membershipUrl}/**`);
  await fillSignIn(other, 'gyr@demo.example');
  await expect(reportsHome(other)).toBeVisible();
  await expect(expired(page)).toBeHidden();
  await expect(word).toHaveValue(half);
});

test('the warning lets people stay, in every tab', async ({ page, context }) => {
  await signInAs(page, 'cus');
  const other = await context.newPage();
  await other.goto('/');
  await expect(reportsHome(other)).toBeVisible();
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  await expect(async () => {
    // A pending answer may restore the session's true end.
    await endSessionIn(page, 100_000);
    for (const tab of [page, other])
      await expect(warning(tab)).toContainText(/1 minute \d+ seconds/, { timeout: 2_000 });
  }).toPass();
  await expectNoAxeViolations(page);
  await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(reportsHome(page)).toBeVisible();
});

test('a sign-out in one tab leads the others to sign in, without a popup', async ({
  page,
  context,
}) => {
  await signInAs(page, 'cus');
  const other = await context.newPage();
  await other.goto('/fleet-dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  await signOut(page);
  await other.waitForURL(`${membershipUrl}/**`);
  expect(new URL(other.url()).searchParams.get('return_path')).toBe('/fleet-dashboard');
});

test('another user who signs in in one tab is who the others show', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(page, 'cus');
  const other = await context.newPage();
  await other.goto('/');
  await expect(reportsHome(other)).toBeVisible();
  // Like a link from another site that signs in a different user: first asked, then accepted.
  const newcomer = await browser.newContext();
  const third = await newcomer.newPage();
  let code = '';
  third.on('request', (request) => {
    code ||= new URL(request.url()).searchParams.get('user') ?? '';
  });
  await third.route('**/authorization/login_by_gy', (route) => route.abort());
  await third.goto('/');
  await fillSignIn(third, 'dlr@demo.example');
  await expect(third.getByText('The server could not be reached')).toBeVisible();
  await newcomer.close();
  await page.goto(`/?user=${code}`);
  await page.getByRole('button', { name: 'Switch user' }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /Signed in/ }).click();
    await expect(tab.getByText('Signed in as dlr')).toBeVisible();
  }
});

test('"back" after a sign-out shows nothing of the former user', async ({ page }) => {
  await signInAs(page, 'cus', '/fleet-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  await signOut(page);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(`${membershipUrl}/**`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a clock three hours off, and one that is set meanwhile, change nothing', async ({ page }) => {
  await page.clock.install({ time: Date.now() + minutes(180) });
  await signInAs(page, 'cus');
  await expect(reportsHome(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(reportsHome(page)).toBeVisible();
  await expect(expired(page)).toBeHidden();
  await expect(warning(page)).toBeHidden();
  // An answer that arrives after the clock was set would already give the session's end by the new
  // time.
  await page.waitForLoadState('networkidle');
  const asked = page.waitForResponse('**/authorization/verify');
  await page.clock.setSystemTime(Date.now() + minutes(360));
  await page.clock.runFor(15_000);
  expect((await asked).status()).toBe(200);
  await page.clock.runFor(30_000);
  await expect(reportsHome(page)).toBeVisible();
  await expect(expired(page)).toBeHidden();
});

test.describe('a storage that', () => {
  test('is switched off costs a question, and the session lasts as long as the page', async ({
    page,
  }) => {
    await breakStorage(page, 'switched off');
    await page.goto('/');
    await page.waitForURL(`${membershipUrl}/**`);
    await fillSignIn(page, 'cus@demo.example');
    await page
      .getByRole('dialog', { name: /^Continue as .+\?$/ })
      .getByRole('button', { name: 'Continue' })
      .click();
    await expect(reportsHome(page)).toBeVisible();
  });

  test('is full keeps nobody out', async ({ page }) => {
    await breakStorage(page, 'full');
    await signInAs(page, 'cus');
    await expect(reportsHome(page)).toBeVisible();
  });

  test('holds garbage is as good as empty', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('spoiled')) return;
      sessionStorage.setItem('spoiled', '1');
      const keys = ['token', 'api_key', 'user', 'header', 'footer', 'language', 'session_end'];
      for (const key of keys) localStorage.setItem(key, '{"tabs":[{"name":7}],');
    });
    await signInAs(page, 'cus');
    await expect(reportsHome(page)).toBeVisible();
  });
});

/** Answers that every code belongs to this user. */
const answerCodeOwner = (page: Page, login: string) =>
  page.route('**/authorization/code_owner', (route) =>
    route.fulfill({ json: { owner: { login, user_name: 'Sam', user_last_name: 'One' } } }),
  );

test('a code with a state that this tab never gave signs nobody in unasked', async ({ page }) => {
  await answerCodeOwner(page, 'somebody');
  await page.goto('/fleet-dashboard?user=planted-code&state=planted');
  const dialog = page.getByRole('dialog', { name: /^Continue as .+\?$/ });
  await dialog.getByRole('button', { name: 'Go to sign-in' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
  const query = new URL(page.url()).searchParams;
  expect(query.get('return_path')).toBe('/fleet-dashboard');
});

test('a path that looks like another host does not lead there', async ({ page, baseURL }) => {
  await answerCodeOwner(page, 'somebody');
  await page.goto(`${baseURL}//evil.example/reports?user=planted&state=planted`);
  await page.getByRole('button', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(`${baseURL}/404`);
});

test.describe('the terms of use', () => {
  test.beforeEach(async ({ page }) => {
    let agreed = false;
    await page.route('**/authorization/*', async (route) => {
      agreed ||= route.request().url().endsWith('agree_terms');
      const response = await route.fetch();
      const body = await response.json();
      if (body.user) body.user.agree_to_fhq_terms = agreed;
      await route.fulfill({ response, json: body });
    });
    await signInAs(page, 'cus', '/fleet-dashboard?x=1');
  });

  test('come before everything else, and the deep link survives them', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Terms of use' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fleet Dashboard' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?x=1');
  });

  test('sign out whoever declines them', async ({ page }) => {
    await page.getByRole('button', { name: 'Decline and sign out' }).click();
    await page.waitForURL(`${membershipUrl}/**`);
  });
});

test.describe('Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' });

  test('is told of an address that is too long for it', async ({ page }) => {
    await signInAs(page, 'cus');
    await page.goto(`/?q=${'x'.repeat(2000)}`);
    const popup = page.getByRole('dialog', { name: 'Too long URL' });
    await expect(popup).toContainText("Internet explorer doesn't support long URL.");
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(reportsHome(page)).toBeVisible();
  });
});
