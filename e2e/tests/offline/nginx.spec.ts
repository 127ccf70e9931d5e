import { hasNginx, startNginx } from '../../src/offline/nginx.ts';
import { untilOfflineReady } from '../../src/offline/offline-caches.ts';
import { test as base, expect, openViaGateway } from '../../src/offline/offline-test.ts';

const { PORTAL_URL = '', DATA_DIR = '', REGION = 'LA' } = process.env;

/** Tests of the site served by nginx. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are asked for
  baseURL: async ({}, use) => {
    const nginx = await startNginx({ dataDir: DATA_DIR, region: REGION, api: PORTAL_URL });
    await use(nginx.origin);
    await nginx.stop();
  },
});

test.skip(!hasNginx, 'nginx is not there');

test('a site that nginx serves is taken along, and starts without a network', async ({
  page,
  context,
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript',
  });
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/manifest+json',
  });
  await openViaGateway(page, '/locations');
  const heading = page.getByRole('heading', { level: 1, name: 'Select a location' });
  await expect(heading).toBeVisible();
  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading).toBeVisible();
  // The cached page has the policy that nginx sends with it.
  const policy = await page.evaluate(async () => {
    const kept = await caches.match('/', { cacheName: 'portal-1 start' });
    return kept?.headers.get('content-security-policy');
  });
  expect(policy).toContain("worker-src 'self'");
});
