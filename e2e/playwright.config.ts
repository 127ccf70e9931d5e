import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';

const portal = process.env.PORTAL_URL;
if (!portal) throw new Error('PORTAL_URL names the running portal that is to be tested');

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  updateSnapshots: 'none',
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: portal,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    // A trace takes a sixth of the time of every test: `--trace retain-on-failure` where one is looked for.
    trace: 'off',
    launchOptions,
  },
});
