import type { LaunchOptions } from '@playwright/test';

/** Chromium's own background traffic is switched off: the tests speak to the portal alone. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Pages of tests live for seconds: their scripts run as well without the compilers that pay off later. */
const shortLived = '--js-flags=--no-maglev --no-turbofan';

/** How the browser is started; `CHROMIUM_PATH` names the one to take. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet, shortLived] : [...quiet, shortLived],
};
