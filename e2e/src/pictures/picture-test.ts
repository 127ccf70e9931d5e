import { expect, type Locator } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { test as base } from '../portal-test.ts';
import { writeFontConfiguration } from './fonts.ts';

/**
 * A test that compares stored pictures, with the project's own font and without motion. `npm run
 * pictures` updates them; look at them before committing.
 */
export const test = base.extend({
  launchOptions: {
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: writeFontConfiguration() },
  },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Tolerances, because another Chromium blends the edges of letters and lines slightly differently:
 * hardly any pixel may differ by much, so that a changed digit is noticed, and few pixels by
 * little, so that a changed color is.
 */
export const tolerances = [
  { threshold: 0.2, maxDiffPixels: 10 },
  { threshold: 0.05, maxDiffPixelRatio: 0.01 },
] as const;

/** Options for taking a picture. */
export const pictureOptions = { animations: 'disabled', scale: 'css' } as const;

/** Compares a part of a page with its stored picture; the test continues after a difference. */
export async function expectPicture(part: Locator, picture: string[]): Promise<void> {
  for (const tolerance of tolerances)
    await expect.soft(part).toHaveScreenshot(picture, { ...pictureOptions, ...tolerance });
}
