import type { Deployment } from '../../src/faults/deployments.ts';
import { menuItem } from '../../src/header-menu.ts';
import { expect, signInAs, test } from '../../src/portal-test.ts';

// Visible differences between regions: each case follows the deployment of the region's portal.

interface Regional extends Deployment {
  api: Record<'v2' | 'portal-v1' | 'fleet-central-v1', string>;
  default_language: string;
  features: Record<string, boolean>;
  support?: { name: string; contacts: { name: string; phone?: string }[] }[];
}

const hasRemote = ({ remotes }: Deployment, name: string) =>
  remotes.some((remote) => remote.name === name);

test('the portal is the one of its region', { tag: '@core' }, async ({ page, request }) => {
  const deployment: Regional = await (await request.get('/deployment.json')).json();
  expect(deployment.region).toBe(process.env.REGION ?? deployment.region);
  await signInAs(page, 'gyr');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`Region ${deployment.region}`);

  await expect(menuItem(page, 'Administration')).toHaveCount(
    hasRemote(deployment, 'admin') ? 1 : 0,
  );
  const numbers = (deployment.support ?? []).flatMap(({ contacts }) =>
    contacts.flatMap(({ phone }) => phone ?? []),
  );
  for (const number of numbers) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Language' })).toHaveCount(
    deployment.features.language_option ? 1 : 0,
  );
  await page.goto('/admin/translations');
  if (hasRemote(deployment, 'admin')) {
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  } else {
    await expect(page).toHaveURL('/404');
  }
});

test("every call of a page goes to an address of the region's API", { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { api }: Regional = await (await request.get('/deployment.json')).json();
  const called: { pathname: string; type: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isCall = ['fetch', 'xhr'].includes(response.request().resourceType());
    if (!isCall || /^\/(?:shell|remotes)\/|^\/deployment\.json$/.test(pathname)) return;
    called.push({ pathname, type: response.headers()['content-type'] });
  });
  await signInAs(page, 'cus', '/fleet-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  const isAnswered = ({ pathname, type }: (typeof called)[number]) =>
    Object.values(api).some((base) => pathname.startsWith(`${base}/`)) &&
    type?.startsWith('application/json');
  expect(called.filter((call) => !isAnswered(call))).toEqual([]);
  expect(called.map(({ pathname }) => pathname)).toContain(`${api.v2}/authorization/login_by_gy`);
});

test('regions differ in what they run', { tag: '@core' }, async ({ request }) => {
  const { region, remotes, default_language, support, api }: Regional = await (
    await request.get('/deployment.json')
  ).json();
  const dashboard = remotes.find(({ name }) => name === 'dashboard');
  const facts = {
    admin: hasRemote({ remotes } as Deployment, 'admin'),
    edition: /-gb/.test(dashboard?.version ?? ''),
    support: support !== undefined,
    language: default_language,
    api: api.v2,
  };
  const expected: Record<string, typeof facts> = {
    LA: { admin: true, edition: false, support: false, language: 'en-US', api: '/api/v2' },
    EMEA: { admin: true, edition: true, support: false, language: 'en-GB', api: '/emea/api/v2' },
    AP: { admin: false, edition: false, support: true, language: 'en-US', api: '/ap/api/v2' },
  };
  expect(facts).toEqual(expected[region]);
});
