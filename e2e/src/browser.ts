import type { LaunchOptions } from '@playwright/test';

/** Disables Chromium's own background traffic: the tests talk only to the portal. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Pages of tests live for seconds: their scripts run as well without compilers that only pay off
 * later.
 */
const shortLived = '--js-flags=--no-maglev --no-turbofan';

/** Launch options of the browser; `CHROMIUM_PATH` selects another binary. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet, shortLived] : [...quiet, shortLived],
};
