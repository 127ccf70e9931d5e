import type { Page } from '@playwright/test';
import { expect, signInAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

/** Changes the answers of the API, including those of the sign-in. */
const changeAnswers = (page: Page, change: (answer: Record<string, unknown>) => unknown) =>
  page.route('**/api/v2/**', async (route) => {
    const response = await route.fetch();
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isJson || !response.ok()) return route.fulfill({ response });
    // A page that was left meanwhile no longer waits for the answer, whose body is gone.
    const answer = await response.json().catch(() => null);
    await (answer ? route.fulfill({ response, json: change(answer) }) : route.abort());
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
