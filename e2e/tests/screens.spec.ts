import type { Page } from '@playwright/test';
import answers from '../pictures/screens.json' with { type: 'json' };
import { speakPseudo } from '../src/languages/pseudo-locales.ts';
import { exactness, test } from '../src/pictures/picture-test.ts';
import { expect, openAs } from '../src/portal-test.ts';

// How each screen of the portal looks, against kept pictures; the reports have theirs beside. What
// the server says is kept too, so that a picture changes only with the screen.

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Opens a screen and waits until it stands. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  index: async (page) => {
    await openAs(page, 'gyr');
    await heading(page, 'Reports home');
  },
  'index-empty': async (page) => {
    await openAs(page, 'norights');
    await expect(page.getByText('No reports yet')).toBeVisible();
  },
  'not-found': async (page) => {
    await page.goto('/404');
    await heading(page, 'Page not found');
  },
  menu: async (page) => {
    await openAs(page, 'gyr');
    await page.getByRole('menuitem', { name: 'Services' }).click();
    await expect(page.getByRole('menuitem', { name: /Training/ })).toBeVisible();
  },
  'user-menu': async (page) => {
    await openAs(page, 'gyr');
    await page.getByRole('button', { name: /Signed in/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
  preferences: async (page) => {
    await openAs(page, 'gyr');
    await page.getByRole('button', { name: /Signed in/ }).click();
    await page.getByRole('menuitem', { name: 'Preferences' }).click();
    await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  },
  languages: async (page) => {
    await openAs(page, 'gyr');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose your language' })).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  palette: async (page) => {
    await openAs(page, 'gyr');
    await heading(page, 'Reports home');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: /Reports home/ })).toBeVisible();
  },
  shortcuts: async (page) => {
    await openAs(page, 'gyr');
    await heading(page, 'Reports home');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
  popup: async (page) => {
    await openAs(page, 'norights', '/fleet-dashboard');
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  },
  terms: async (page) => {
    await openAs(page, 'newterms');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  registration: async (page) => {
    await page.goto('/registration');
    await heading(page, 'Ask for access');
  },
  'forgot-password': async (page) => {
    await page.goto('/forgot-password');
    await heading(page, 'Forgot your password?');
  },
  dashboard: async (page) => {
    await openAs(page, 'gyr', '/fleet-dashboard');
    await heading(page, 'Fleet Dashboard');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
  templates: async (page) => {
    await openAs(page, 'gyr', '/fleet-dashboard/templates');
    await expect(page.getByRole('table')).toBeVisible();
  },
  favorites: async (page) => {
    await openAs(page, 'gyr', '/fleet-dashboard/favorites');
    await expect(page.getByRole('table')).toBeVisible();
  },
  translations: async (page) => {
    await openAs(page, 'gyr', '/admin/translations');
    await expect(page.getByRole('table')).toBeVisible();
  },
  registrations: async (page) => {
    await openAs(page, 'gyr', '/admin/users');
    await expect(page.getByRole('table')).toBeVisible();
  },
  users: async (page) => {
    await openAs(page, 'gyr', '/admin/users');
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(page.getByRole('button', { name: 'Grace Young' })).toBeVisible();
  },
};

async function compare(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`screen-${name}.png`, exactness);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [call, json] of Object.entries(answers))
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json }));
});

for (const [name, open] of Object.entries(screens))
  test(`${name} looks as it did`, async ({ page }) => {
    await open(page);
    await compare(page, name);
  });

const forms = {
  tablet: (page: Page) => page.setViewportSize({ width: 820, height: 1100 }),
  phone: (page: Page) => page.setViewportSize({ width: 390, height: 844 }),
  dark: (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
};

for (const [form, become] of Object.entries(forms))
  test(`users looks as it did, ${form}`, async ({ page }) => {
    await become(page);
    await screens.users?.(page);
    await compare(page, `users-${form}`);
  });

test('templates looks as it did, tablet', async ({ page }) => {
  await forms.tablet(page);
  await screens.templates?.(page);
  await compare(page, 'templates-tablet');
});

test('users looks as it did, right to left', async ({ page }) => {
  await openAs(page, 'gyr');
  await speakPseudo(page, 'ar-XB');
  await page.goto('/admin/users?tab=users');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('cell', { name: /gyr@demo/ })).toBeVisible();
  await compare(page, 'users-right-to-left');
});
