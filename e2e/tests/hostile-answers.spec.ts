import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../src/portal-test.ts';

// What the server sends may have been written by anybody: it is shown as text, whatever it is.

const markup = `<img src="x" onerror="document.title='broken'"><script>document.title='broken'</script>`;
/** Codes, addresses and instants of an answer mean something to the page and stay. */
const shown = /^(name|.*_name|company|message|phone|translation_text|translated_text|comments)$/;

function spoilt(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return shown.test(key) ? `${value}${markup}` : value;
  if (Array.isArray(value)) return value.map((each) => spoilt(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, spoilt(each, name)]),
  );
}

/** Changes the answers of the API, of the sign-in too. */
const changeAnswers = (page: Page, change: (answer: Record<string, unknown>) => unknown) =>
  page.route('**/api/v2/**', async (route) => {
    const response = await route.fetch();
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isJson || !response.ok()) return route.fulfill({ response });
    // A page that has been left by now waits for no answer, and its answers are gone.
    const answer = await response.json().catch(() => null);
    await (answer ? route.fulfill({ response, json: change(answer) }) : route.abort());
  });

for (const path of ['/', '/admin/users', '/admin/users?tab=users', '/admin/translations'])
  test(`markup in the server's texts stays text, on ${path}`, async ({ page }) => {
    await changeAnswers(page, (answer) => spoilt(answer));
    await signInAs(page, 'gyr', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.title();
    await expect(page.getByText('<img src="x"').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe(title);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

test('menus without a link leave header and footer in order', async ({ page }) => {
  await changeAnswers(page, (answer) => {
    const setup = answer.app_setup as Record<string, unknown> | undefined;
    if (!setup) return answer;
    const header = { tabs: [], home_name: '', my_info: '', my_info_name: '' };
    return {
      ...answer,
      app_setup: { ...setup, header_content: header, footer_content: { tabs: [] } },
    };
  });
  await signInAs(page, 'cus');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  const menu = page.getByRole('banner').getByRole('menubar');
  await expect(menu.getByRole('menuitem', { name: 'Dashboards' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Services' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
});
