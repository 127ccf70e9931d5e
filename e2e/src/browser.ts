import type { LaunchOptions } from '@playwright/test';

/** Chromium's own background traffic is switched off: the tests speak to the portal alone. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How the browser is started; `CHROMIUM_PATH` names the one to take. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
};
