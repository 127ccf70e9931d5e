import type { Deployment } from '../src/faults/deployments.ts';
import { expect, openAs, test } from '../src/portal-test.ts';

// What a region is, people see: each case follows the deployment that the region's portal has.

interface Regional extends Deployment {
  default_language: string;
  features: Record<string, boolean>;
  support?: { name: string; contacts: { name: string; phone?: string }[] }[];
}

const has = ({ remotes }: Deployment, name: string) =>
  remotes.some((remote) => remote.name === name);

test('the portal is the one of its region', { tag: '@core' }, async ({ page, request }) => {
  const deployment: Regional = await (await request.get('/deployment.json')).json();
  expect(deployment.region).toBe(process.env.REGION ?? deployment.region);
  await openAs(page, 'gyr');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`Region ${deployment.region}`);

  await expect(page.getByRole('link', { name: 'Translations' })).toHaveCount(
    has(deployment, 'admin') ? 1 : 0,
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
  if (has(deployment, 'admin')) {
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  } else {
    await expect(page).toHaveURL('/404');
  }
});

test('regions differ in what they run', { tag: '@core' }, async ({ request }) => {
  const { region, remotes, default_language, support }: Regional = await (
    await request.get('/deployment.json')
  ).json();
  const dashboard = remotes.find(({ name }) => name === 'dashboard');
  const facts = {
    admin: has({ remotes } as Deployment, 'admin'),
    edition: /-gb/.test(dashboard?.version ?? ''),
    support: support !== undefined,
    language: default_language,
  };
  const expected: Record<string, typeof facts> = {
    LA: { admin: true, edition: false, support: false, language: 'en-US' },
    EMEA: { admin: true, edition: true, support: false, language: 'en-GB' },
    AP: { admin: false, edition: false, support: true, language: 'en-US' },
  };
  expect(facts).toEqual(expected[region]);
});
