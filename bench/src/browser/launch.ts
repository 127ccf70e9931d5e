import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@portal/build/find-browser';

/** Chromium's own background traffic is switched off: only the portal is to be measured. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Starts Chromium as people have it: the one without windows, which the tests take, has less to do.
 *
 * @returns why there is none when the machine has none
 */
export async function launch(root: string): Promise<Browser | { readonly missing: string }> {
  const options = await launchOptions(root);
  return 'missing' in options ? options : chromium.launch(options);
}

/** With which program and arguments it is started. */
export async function launchOptions(root: string) {
  const found = await findBrowser({ root, packages: ['chromium'] });
  if ('missing' in found) return found;
  if ('mistaken' in found) throw new Error(found.mistaken);
  return {
    ...('program' in found && { executablePath: found.program }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
