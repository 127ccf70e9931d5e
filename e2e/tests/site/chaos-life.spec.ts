import type { Page } from '@playwright/test';
import {
  badVersion,
  dashboardPage,
  deployHandmadeBuild,
} from '../../src/faults/deploy-handmade-build.ts';
import { menuItem, openTranslations } from '../../src/header-menu.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

// Misbehaving pages of a remote: each can be left like any other, and one that fails at once is
// replaced by the previous build.

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const title = "React.createElement('h1', null, 'Harm')";

/**
 * Opens a page whose component has this function body, without an earlier build to fall back on.
 */
async function openHarmfulPage(page: Page, body: string): Promise<void> {
  const exposes = dashboardPage(`() => { ${body}; return ${title}; }`);
  await deployHandmadeBuild(page, { exposes }, { keepsBefore: false });
  await openAs(page, 'gyr', '/fleet-dashboard');
  await expect(heading(page, 'Harm')).toBeVisible();
}

const harm: Record<string, string> = {
  'whose effect throws as it is cleaned up':
    "React.useEffect(() => () => { throw new Error('secret'); }, [])",
  'whose layout effect throws as it is cleaned up':
    "React.useLayoutEffect(() => () => { throw new Error('secret'); }, [])",
  'whose effect runs in an endless loop':
    'const [n, setN] = React.useState(0); React.useEffect(() => setN(n + 1))',
};

for (const [what, body] of Object.entries(harm))
  test(`a page ${what} is left like any other`, async ({ page }) => {
    await openHarmfulPage(page, body);
    await openTranslations(page);
    await expect(heading(page, 'Translations')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(menuItem(page, 'Administration')).toBeVisible();
  });

test('search and languages open over a page whose effect runs in an endless loop', async ({
  page,
}) => {
  await openHarmfulPage(page, harm['whose effect runs in an endless loop'] ?? '');
  for (const name of ['Search', 'Language']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

const failing: Record<string, string> = {
  'throws in an effect': "React.useEffect(() => { throw new Error('secret'); })",
  'throws in a layout effect': "React.useLayoutEffect(() => { throw new Error('secret'); })",
  'throws in an effect a moment later': `
    const [isLate, setLate] = React.useState(false);
    React.useEffect(() => {
      const timer = setTimeout(() => setLate(true), 300);
      return () => clearTimeout(timer);
    }, []);
    React.useEffect(() => { if (isLate) throw new Error('secret'); })`,
  'loops in a layout effect':
    'const [n, setN] = React.useState(0); React.useLayoutEffect(() => setN(n + 1))',
  'suspends for ever': 'throw new Promise(() => {})',
  'suspends for ever a moment later': `
    const [isLate, setLate] = React.useState(false);
    React.useEffect(() => {
      const timer = setTimeout(() => setLate(true), 500);
      return () => clearTimeout(timer);
    }, []);
    if (isLate) throw new Promise(() => {})`,
};

for (const [what, body] of Object.entries(failing))
  test(`a build that ${what} gives way to the one before, here from then on`, async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes(`${badVersion}/entry.js`)) asked += 1;
    });
    const exposes = dashboardPage(`() => { ${body}; return ${title}; }`);
    await deployHandmadeBuild(page, { exposes }, { keepsBefore: true });
    await openAs(page, 'gyr', '/fleet-dashboard');
    await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('bad_builds')))
      .toContain(badVersion);
    asked = 0;
    await page.reload();
    await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
    expect(asked).toBe(0);
  });

const unseen: Record<string, string> = {
  'the handler of a click': 'onClick: () => { throw new Error("secret"); }',
  'a timer': 'onClick: () => setTimeout(() => { throw new Error("secret"); })',
  'null in the handler of a click': 'onClick: () => { throw null; }',
  'a promise without a reason': 'onClick: () => void Promise.reject()',
  'a failed import': 'onClick: () => void import("/late.js")',
  'a promise': 'onClick: () => void Promise.reject(new Error("secret"))',
};

for (const [where, handler] of Object.entries(unseen))
  test(`what ${where} throws is told with an error number`, async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const button = `React.createElement('button', { ${handler} }, 'Break')`;
    await openHarmfulPage(page, `return React.createElement('div', null, ${title}, ${button})`);
    await page.getByRole('button', { name: 'Break' }).click();
    const notice = page.getByRole('status').filter({ hasText: /error number [0-9a-f]{8}/ });
    await expect(notice).toBeVisible();
    const [, id] = /error number ([0-9a-f]{8})/.exec((await notice.textContent()) ?? '') ?? [];
    expect(told.join('\n')).toContain(`[${id}] dashboard ${badVersion}`);
    await expect(notice).not.toContainText('secret');
  });
