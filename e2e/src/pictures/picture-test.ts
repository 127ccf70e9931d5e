import { launchOptions } from '../browser.ts';
import { test as base } from '../portal-test.ts';
import { writeFontConfiguration } from './fonts.ts';
import { noteMadeWith, whyNotComparable } from './made-with.ts';

/**
 * A test that compares kept pictures: with the fonts that they were made with, and only where the
 * browser is the one that they were made with. `--update-snapshots` makes them anew; look at them
 * before they are committed.
 */
export const test = base.extend<{ comparable: undefined }>({
  launchOptions: {
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: writeFontConfiguration() },
  },
  comparable: [
    async ({ browser, page }, use, { config }) => {
      if (config.updateSnapshots !== 'none') noteMadeWith(browser.version());
      else {
        const reason = whyNotComparable(browser.version());
        base.skip(reason !== null, reason ?? '');
      }
      // A page with exports has a button more, and other tests make some for the same user.
      await page.route('**/fleet_dashboard/get_exports', (route) =>
        route.fulfill({ json: { exports: [] } }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** How exactly a picture has to be the kept one: no word and no button may come or go unseen. */
export const exactness = { animations: 'disabled', maxDiffPixels: 20 } as const;
