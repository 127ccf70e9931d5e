import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeployedRemote } from '../../src/faults/deployments.ts';
import { expect, membershipUrl, openAs, test } from '../../src/portal-test.ts';

// Faults in the site: one team's mistake must not affect other remotes.

const root = path.resolve(import.meta.dirname, '../../..');
const site = path.join(process.env.DATA_DIR ?? '', 'site');
const deploymentFile = path.join(site, 'deployment.json');
const unfit = path.join(site, 'remotes', 'unfit');

let good: string;
test.beforeEach(async () => {
  good = await readFile(deploymentFile, 'utf8');
});
test.afterEach(async () => {
  await rm(unfit, { recursive: true, force: true });
  await writeFile(deploymentFile, good);
});

/** Runs a fleet command on this site; returns its exit code and output. */
function fleet(...args: readonly string[]) {
  const command = path.join(root, 'deploy/src/commands/fleet.ts');
  const signIn = `${membershipUrl}/sign-in`;
  const all = [...args, '--site', site, '--sign-in', signIn];
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...all], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Publishes a build that claims the paths of another remote. */
async function publishUnfit(name: string): Promise<void> {
  const { remotes }: { remotes: DeployedRemote[] } = JSON.parse(good);
  const { url, version } = remotes.find((one) => one.name === name) ?? { url: '', version: '' };
  const dir = path.join(unfit, version);
  await cp(path.join(site, url), dir, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(dir, 'remote.json'), 'utf8'));
  const declaration = { ...manifest.declaration, name: 'unfit' };
  await writeFile(path.join(dir, 'remote.json'), JSON.stringify({ ...manifest, declaration }));
}

test('a damaged deployment beside an unfit publication is written anew with what ran', async ({
  page,
}) => {
  await publishUnfit('admin');
  await writeFile(deploymentFile, good.slice(0, 300));
  await page.goto('/');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const { status, stderr } = fleet('deploy', 'LA');
  expect({ status, stderr }).toEqual({
    status: 3,
    stderr: expect.stringContaining('npm run fleet -- repair LA'),
  });
  expect(fleet('repair', 'LA').status).toBe(0);
  await retry.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a malformed remote is left out, and the others run', async ({ page }) => {
  const { remotes, ...rest } = JSON.parse(good);
  const malformed = remotes.map((remote: DeployedRemote) =>
    remote.name === 'admin' ? { ...remote, integrity: 'none' } : remote,
  );
  await writeFile(deploymentFile, JSON.stringify({ ...rest, remotes: malformed }));
  await openAs(page, 'gyr', '/fleet-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  const health = await (await page.request.get('/health')).json();
  expect(health).toMatchObject({ deployment: 'incomplete', left_out: ['admin'] });
});
