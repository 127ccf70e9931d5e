import type { Page, Route } from '@playwright/test';
import { expect, openAs, test } from '../../src/portal-test.ts';

// Faulty deployments: the last good copy is used, or a page explains the fault.

const faults: Record<string, (good: string) => Parameters<Route['fulfill']>[0]> = {
  missing: () => ({ status: 404, body: 'Not found' }),
  empty: () => ({ body: '' }),
  'half written': (good) => ({ body: good.slice(0, 300) }),
  'of a newer schema': (good) => ({ json: { ...JSON.parse(good), schema: 2 } }),
  'naming a remote twice': (good) => {
    const deployment = JSON.parse(good);
    return { json: { ...deployment, remotes: [...deployment.remotes, deployment.remotes[0]] } };
  },
  'of 5 MB': (good) => ({ json: { ...JSON.parse(good), padding: 'x'.repeat(5_000_000) } }),
};

async function breakDeployment(page: Page, fault: string): Promise<{ heal: () => void }> {
  let isBroken = true;
  await page.route('**/deployment.json', async (route) => {
    const response = await route.fetch();
    const answer = isBroken ? faults[fault]?.(await response.text()) : undefined;
    await route.fulfill(answer ?? { response });
  });
  return {
    heal: () => {
      isBroken = false;
    },
  };
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports home' });

for (const fault of Object.keys(faults)) {
  test(`a deployment ${fault} leaves the last good copy in force`, async ({ page }) => {
    await openAs(page, 'cus');
    await expect(home(page)).toBeVisible();
    await breakDeployment(page, fault);
    await page.reload();
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /Fleet Dashboard/ }).first()).toBeVisible();
  });

  test(`a deployment ${fault} is told to who has no copy, until it is mended`, async ({ page }) => {
    const { heal } = await breakDeployment(page, fault);
    await page.goto('/');
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(main).not.toContainText(/json|schema|undefined|Error/i);
    heal();
    await retry.click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
}
