import { expect, type Locator } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { test as base } from '../portal-test.ts';
import { writeFontConfiguration } from './fonts.ts';

/**
 * A test that compares kept pictures: in the project's own font, with nothing moving. `npm run
 * pictures` makes them anew; look at them before they are committed.
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
 * What may differ, since another Chromium blends the edges of letters and lines a little differently:
 * nearly no pixel by much, so that a digit is seen, and few pixels by little, so that a color is.
 */
export const tolerances = [
  { threshold: 0.2, maxDiffPixels: 10 },
  { threshold: 0.05, maxDiffPixelRatio: 0.01 },
] as const;

/** How a picture of a page is taken. */
export const still = { animations: 'disabled', scale: 'css' } as const;

/** Compares a part of a page with its kept picture, and lets the test go on. */
export async function expectPicture(part: Locator, picture: string[]): Promise<void> {
  for (const tolerance of tolerances)
    await expect.soft(part).toHaveScreenshot(picture, { ...still, ...tolerance });
}
