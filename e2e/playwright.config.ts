import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';
import { takePortal } from './src/portal-of-worker.ts';

const { PORTAL_URL } = takePortal();
const pictures = '**/pictures/**';
const offline = '**/offline/**';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // What never comes ends by its own wait: a long test may take its time on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  projects: [
    { name: 'whole', testIgnore: [pictures, offline] },
    { name: 'core', testIgnore: [pictures, offline], grep: /@core/ },
    { name: 'pictures', testMatch: pictures },
    // With the service worker: what it answers from its caches, no test could spoil on its way.
    { name: 'offline', testMatch: offline, use: { serviceWorkers: 'allow' } },
  ],
  use: {
    baseURL: PORTAL_URL,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    navigationTimeout: 120_000,
    // A trace takes a sixth of the time of every test: `--trace retain-on-failure` where one is looked for.
    trace: 'off',
    launchOptions,
  },
});
