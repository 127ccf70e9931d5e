import type { Browser } from '@playwright/test';
import {
  demoPassword,
  expect,
  fillSignIn,
  membershipUrl,
  signInAs,
  test,
} from '../../src/portal-test.ts';

test('a deep link is reached after the sign-in, with nothing of the sign-in left in it', {
  tag: '@core',
}, async ({ page }) => {
  await signInAs(page, 'cus', '/fleet-dashboard?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/fleet-dashboard');
  expect([...searchParams.keys()]).toEqual(['x']);
  await expect(page).toHaveTitle('Fleet Dashboard – Fleet Tire Portal');
});

test('a wrong password and an unknown address are told in the same words', {
  tag: '@core',
}, async ({ page }) => {
  const messages: string[] = [];
  for (const email of ['ssc@demo.example', 'nobody@demo.example']) {
    await page.goto('/');
    await fillSignIn(page, email, 'wrong');
    const message = page.getByRole('alert');
    await expect(message).toContainText(
      'Email and password combination not recognised. Please try, again.',
    );
    messages.push((await message.textContent()) ?? '');
  }
  expect(messages[0]).toBe(messages[1]);
});

test('five failures lock an account, also for the right password', async ({ page }) => {
  // A user whom no other test signs in.
  await page.goto('/');
  for (let failure = 1; failure <= 5; failure += 1) {
    await fillSignIn(page, 'newterms@demo.example', `wrong ${failure}`);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await fillSignIn(page, 'newterms@demo.example');
  await expect(page.getByRole('alert')).toContainText(
    'Account is locked due to too many failed request attempts',
  );
});

test('a locked account says so', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, 'locked@demo.example');
  await expect(page.getByRole('alert')).toContainText(
    'Account is locked due to too many failed request attempts',
  );
});

test('a return host that is not listed is refused', async ({ request }) => {
  const query = new URLSearchParams({ return_host: 'https://evil.example', return_path: '/' });
  const answer = await request.get(`${membershipUrl}/sign-in?${query}`);
  expect(answer.status()).toBe(400);
});

test('signing out destroys the token and leads to the sign-in page', async ({ page }) => {
  await signInAs(page, 'cus');
  await page.getByRole('button', { name: /Signed in/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
  await page.goto('/');
  await page.waitForURL(`${membershipUrl}/**`);
});

/** Returns a code like those in links from the provider's other sites. */
async function codeOf(browser: Browser, name: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let code = '';
  await page.route('**/authorization/login_by_gy', async (route) => {
    code = route.request().postDataJSON().gy_token;
    await route.abort();
  });
  await page.goto('/');
  await fillSignIn(page, `${name}@demo.example`);
  await expect(page.getByText('The server could not be reached')).toBeVisible();
  await context.close();
  return code;
}

test('a code that nobody here asked for does not replace who is signed in', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'cus');
  await page.goto(`/?user=${await codeOf(browser, 'dlr')}`);
  const dialog = page.getByRole('dialog', { name: 'Switch to another user?' });
  await expect(dialog).toContainText('dlr');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Signed in/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a code from elsewhere says whom it signs in before it does', async ({ page, browser }) => {
  const address = `/fleet-dashboard?user=${await codeOf(browser, 'dlr')}`;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: /^Continue as .+\?$/ });
  await expect(dialog).toContainText('dlr');
  await dialog.getByRole('button', { name: 'Go to sign-in' }).click();
  await page.waitForURL(`${membershipUrl}/**`);

  await page.goto(address);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('user')).toBe(false);
});

test('a code counts once', async ({ page, browser }) => {
  await page.goto('/');
  let code = '';
  page.on('request', (request) => {
    code ||= new URL(request.url()).searchParams.get('user') ?? '';
  });
  await fillSignIn(page, 'cus@demo.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  expect(code).not.toBe('');
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/?user=${code}`);
  await expect(other.getByText('This sign-in has expired or was used before.')).toBeVisible();
  await other.context().close();
});

test('a deep link that is too long for the sign-in page is reached after it', async ({ page }) => {
  const path = `/fleet-dashboard?note=${'x'.repeat(3000)}`;
  await signInAs(page, 'cus', path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
});

test('a language in the address is spoken by the sign-in page and the portal behind it', async ({
  page,
}) => {
  await page.goto('/?lang=fr-CA');
  await page.waitForURL(`${membershipUrl}/**`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.locator('input[name=email]').fill('cus@demo.example');
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ searchParams, pathname }) => {
    return pathname === '/' && !searchParams.has('user');
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});
