import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { linkTo } from '../outbox.ts';
import { expect } from '../portal-test.ts';

/** A view shown before sign-in, found in the same way in every language. */
interface View {
  readonly path: string;
  readonly show: (page: Page) => Promise<unknown>;
}

const owner = { login: 'someone', user_name: 'Sam', user_last_name: 'One' };

/** Arrives with a sign-in code and waits for the question whether the user is its owner. */
const arrive = (answer: object) => async (page: Page) => {
  await page.route('**/authorization/code_owner', (route) => route.fulfill({ json: { owner } }));
  await page.route('**/authorization/login_by_gy', (route) => route.fulfill({ json: answer }));
  await page.goto('/?user=code');
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
};

/** Arrives, confirms, and waits for the failure. */
const fail = (status: number) => async (page: Page) => {
  await arrive({ status })(page);
  await page.getByRole('dialog').getByRole('button').nth(-2).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
};

/** The portal's views of a sign-in by a code, shown while no user is signed in. */
export const codeViews: Readonly<Record<string, View>> = {
  'a code that is void': { path: '/?user=void', show: async () => undefined },
  'a code from elsewhere': { path: '/404', show: arrive({ status: 3 }) },
  'an account that is locked': { path: '/404', show: fail(1) },
  'a code that was not recognised': { path: '/404', show: fail(3) },
};

const noSteps = async () => undefined;

const submit = (given: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [name, text] of Object.entries(given))
    await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
};

/** The pages of the provider's sign-in; each address accepts `&lang=`. */
export async function membershipViews(
  request: APIRequestContext,
  portal: string,
): Promise<Record<string, View>> {
  const signIn = `/sign-in?${new URLSearchParams({ return_host: portal, return_path: '/' })}`;
  const set = `/set-password?link=${await passwordLink(request)}`;
  const [name, other] = ['a quiet yard at night', 'another yard at night'];
  return {
    'the sign-in': { path: signIn, show: noSteps },
    'a wrong password': {
      path: signIn,
      // An address that no other test uses, because failures lock it.
      show: submit({ email: `${randomUUID()}@demo.example`, password: 'wrong' }),
    },
    'a link that does not work': { path: `/set-password?link=${'x'.repeat(43)}`, show: noSteps },
    'a new password': { path: set, show: noSteps },
    'a short password': { path: set, show: submit({ password: 'short', again: 'short' }) },
    'a common password': {
      path: set,
      show: submit({ password: 'Password2026!', again: 'Password2026!' }),
    },
    'two passwords': { path: set, show: submit({ password: name, again: other }) },
    'a password that was set': { path: '/password-set?after=1', show: noSteps },
  };
}

const forgetful = 'norights@demo.example';

let mailed: Promise<string> | undefined;

/**
 * Returns the token of a mailed link to set a password. It is never used up, so it is mailed only
 * once.
 */
function passwordLink(request: APIRequestContext): Promise<string> {
  mailed ??= mailLink(request);
  return mailed;
}

async function mailLink(request: APIRequestContext): Promise<string> {
  const before = await linkTo(forgetful);
  const data = { email: forgetful };
  await request.post('/api/v2/admin/admin/email_user_creds_email', { data });
  await expect.poll(() => linkTo(forgetful)).not.toBe(before);
  const link = await linkTo(forgetful);
  return new URL(link ?? '').searchParams.get('link') ?? '';
}
