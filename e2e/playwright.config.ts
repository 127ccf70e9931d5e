import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';
import { selectWorkerPortal } from './src/portal-of-worker.ts';

const { PORTAL_URL } = selectWorkerPortal();
const pictures = '**/pictures/**';
const offline = '**/offline/**';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // Missing content fails by its own timeout; a long test may take its time on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  projects: [
    { name: 'whole', testIgnore: [pictures, offline] },
    { name: 'core', testIgnore: [pictures, offline], grep: /@core/ },
    { name: 'pictures', testMatch: pictures },
    // With the service worker: tests cannot intercept the answers from its caches.
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
    // Tracing takes a sixth of each test's time: use `--trace retain-on-failure` when a trace is
    // needed.
    trace: 'off',
    launchOptions,
  },
});
