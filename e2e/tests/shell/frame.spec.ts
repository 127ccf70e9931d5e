import type { Page } from '@playwright/test';
import { menuItem } from '../../src/header-menu.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { standIn } from '../../src/stand-in.ts';

const title = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();

/** Returns the targets of the region's links. */
async function linksOf(page: Page): Promise<{ home: { CUS: string }; main_host: string }> {
  const { links } = await (await page.request.get('/deployment.json')).json();
  return links;
}

/** Changes the menus sent by the server. */
const changeSetup = (page: Page, setup: object) =>
  page.route('**/authorization/start', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ json: { ...body, app_setup: { ...body.app_setup, ...setup } } });
  });

test('the menu works by keyboard', async ({ page }) => {
  await openAs(page, 'gyr');
  await title(page);
  await page.getByRole('banner').getByRole('link', { name: 'Fleet Tire Portal' }).focus();
  await page.keyboard.press('Tab');
  await expect(menuItem(page, 'Business solutions')).toBeFocused();
  await page.keyboard.press('s');
  await expect(menuItem(page, 'Surveys')).toBeFocused();
  await page.keyboard.press('s');
  await expect(menuItem(page, 'Services')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuItem(page, /^Dealer locator/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(menuItem(page, 'Training')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(menuItem(page, 'Administration')).toBeFocused();
  await expect(page.getByRole('menu', { name: 'Administration' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menuItem(page, 'Administration')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('t');
  await expect(menuItem(page, 'Translations')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
});

test('a single sign-on link opens a window with a code and the e-mail', async ({
  page,
  context,
}) => {
  await standIn(context, 'https://road-service.provider.example/');
  await openAs(page, 'cus');
  await menuItem(page, 'Services').click();
  const opening = page.waitForEvent('popup');
  await menuItem(page, /^Road service requests/).click();
  const opened = await opening;
  await opened.waitForURL('https://road-service.provider.example/**');
  const { searchParams } = new URL(opened.url());
  expect(searchParams.get('email')).toBe('cus@demo.example');
  expect(searchParams.get('user')).toMatch(/^\S{20,}$/);
  expect(searchParams.has('lang')).toBe(false);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await title(page);
});

test('the home link leads to the home of the group, with a code and the language', async ({
  page,
  context,
}) => {
  const { home } = await linksOf(page);
  await standIn(context, home.CUS);
  await openAs(page, 'cus');
  await expect(menuItem(page, 'Fleet home')).toHaveAttribute('href', home.CUS);
  await menuItem(page, 'Fleet home').click();
  await page.waitForURL(`${home.CUS}?**`);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('lang')).toBe('en-US');
  expect(searchParams.get('user')).toMatch(/^\S{20,}$/);
});

test('49 links of the footer stand in columns of 24 and 25', async ({ page }) => {
  const links = Array.from({ length: 49 }, (_, place) => ({
    name: place === 0 ? '<script>document.title = 1</script>' : `Help ${place + 1}`,
    url: `https://www.provider.example/${place}`,
  }));
  await changeSetup(page, { footer_content: { tabs: [{ name: 'Long', links }] } });
  await openAs(page, 'cus');
  await page.reload();
  const columns = page.getByRole('navigation', { name: 'Long' }).getByRole('list');
  await expect(columns).toHaveCount(2);
  await expect(columns.first().getByRole('link')).toHaveCount(24);
  await expect(columns.last().getByRole('link')).toHaveCount(25);
  await expect(page.getByText('<script>document.title = 1</script>')).toBeVisible();
});

test('500 links and a name of 200 characters leave the header as high as it is', async ({
  page,
}) => {
  const links = Array.from({ length: 500 }, (_, place) => ({
    key: `${place}`,
    name: place === 0 ? 'L'.repeat(200) : `Link ${place + 1}`,
    url: `https://www.provider.example/${place}`,
    sso_id: null,
    new_window: false,
  }));
  const names = { home_name: 'H'.repeat(200), my_info: '', my_info_name: '' };
  const header = { tabs: [{ id: 1, key: 'a', name: 'All', links }], ...names };
  await changeSetup(page, { header_content: header });
  await openAs(page, 'cus');
  await page.reload();
  await menuItem(page, 'All').click();
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveCount(500);
  await menuItem(page, 'All').press('ArrowUp');
  await expect(menuItem(page, 'Link 500')).toBeInViewport();
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner?.height).toBeLessThan(64);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test('somebody without a portal is led to the main host', async ({ page, context }) => {
  const { main_host } = await linksOf(page);
  await standIn(context, main_host);
  await openAs(page, 'noportal');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(main_host);
});

test('the preferences change the units and come back', async ({ page }) => {
  await openAs(page, 'dlr');
  const open = async () => {
    await page.getByRole('button', { name: /Signed in/ }).click();
    await page.getByRole('menuitem', { name: 'Preferences' }).click();
    return page.getByRole('dialog', { name: 'Preferences' });
  };
  for (const unit of ['Metric with psi', 'US']) {
    const dialog = await open();
    await dialog.getByRole('radio', { name: unit, exact: true }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect((await open()).getByRole('radio', { name: unit, exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Signed in/ })).toBeFocused();
  }
});

test('the preferences give the focus back, however quickly they were chosen', async ({ page }) => {
  await openAs(page, 'dlr');
  const person = page.getByRole('button', { name: /Signed in/ });
  await person.waitFor();
  // Clicks as soon as the item exists, before the list has taken the focus.
  await page.evaluate(() => {
    const choosing = new MutationObserver(() => {
      const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
      const preferences = items.find((item) => item.textContent?.includes('Preferences'));
      if (preferences) choosing.disconnect();
      preferences?.click();
    });
    choosing.observe(document.body, { subtree: true, childList: true });
  });
  await person.click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
});

test('on a phone everything is behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'gyr');
  await title(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toContainText('Signed in as gyr');
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Administration' }).click();
  await drawer.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test('a page is printed without what surrounds it, and light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'cus');
  await title(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await title(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
