import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@portal/build/find-browser';

/** Turns off Chromium's own background traffic, so that only the portal is measured. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Starts the Chromium that people use: the headless shell used by tests does less work.
 *
 * @returns the reason if the machine has none
 */
export async function launch(root: string): Promise<Browser | { readonly missing: string }> {
  const options = await launchOptions(root);
  return 'missing' in options ? options : chromium.launch(options);
}

/** Returns the program and arguments to start it with. */
export async function launchOptions(root: string) {
  const found = await findBrowser({ root, packages: ['chromium'] });
  if ('missing' in found) return found;
  if ('mistaken' in found) throw new Error(found.mistaken);
  return {
    ...('program' in found && { executablePath: found.program }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
