import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { noteTextLooks } from './text-looks.ts';
import { untilStill } from './until-still.ts';

/** The minified file is half as long to send to a page and to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Rules about colors, checked in both color schemes. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The rules of WCAG 2.2 AA that a program can check. */
const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules about overlaps and scrolling: unrealistically long texts break them. */
export const textLengthRules: readonly string[] = ['target-size', 'scrollable-region-focusable'];

/** A bar at the bottom of the window overlaps other elements until the page is scrolled. */
export const bottomBarRules: readonly string[] = ['target-size'];

interface AxeCheckOptions {
  /** Selector of the part to check, as where a dialog covers half of the page's buttons. */
  readonly part?: string;
  /** Selector of elements to omit. */
  readonly except?: string | undefined;
  /** Rules to omit. */
  readonly without?: readonly string[];
}

/** Looks of texts that have passed in this worker, by color scheme. */
const passed = { light: new Set<string>(), dark: new Set<string>() };

/**
 * Checks the screen with axe. Colors are checked in the light and the dark scheme, only for texts
 * whose look has not passed before.
 */
export async function expectNoAxeViolations(
  page: Page,
  { part = 'html', except, without = [] }: AxeCheckOptions = {},
): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await untilStill(page);
    const where = `${page.url()} in ${scheme}`;
    if (scheme === 'light') {
      const exceptRules = [...colourRules.values, ...without];
      const found = await violationsOf(page, {
        part,
        except,
        runOnly: allRules,
        without: exceptRules,
      });
      expect(found, where).toEqual([]);
    }
    expect(await colorViolations(page, scheme, { part, except }), where).toEqual([]);
  }
}

/**
 * Returns axe's color violations for texts whose looks have not passed. Starts over if the page
 * rerenders meanwhile.
 */
async function colorViolations(
  page: Page,
  scheme: keyof typeof passed,
  look: Parameters<typeof noteTextLooks>[1],
): Promise<string[]> {
  for (;;) {
    const looks = await noteTextLooks(page, look);
    const fresh = looks.filter((each) => !passed[scheme].has(each));
    if (fresh.length === 0) return [];
    const found = await violationsOf(page, { looks: fresh, runOnly: colourRules });
    if (found === null) continue;
    if (found.length === 0) for (const each of fresh) passed[scheme].add(each);
    return found;
  }
}

/** Checks with axe only what the lengths of texts can break. */
export async function expectLengthsFit(page: Page, part: string): Promise<void> {
  await untilStill(page);
  const runOnly: RunOnly = { type: 'rule', values: [...textLengthRules] };
  expect(await violationsOf(page, { part, runOnly }), page.url()).toEqual([]);
}

interface ViolationsOptions extends AxeCheckOptions {
  /** Looks from the last run of `noteTextLooks`: one text of each is checked, instead of a part. */
  readonly looks?: readonly string[];
  readonly runOnly: RunOnly;
}

/**
 * Returns axe's violations, run in the page itself, which has no frames to enter.
 *
 * @returns null if a noted text is no longer on the page
 */
async function violationsOf(page: Page, asked: ViolationsOptions): Promise<string[] | null> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(async ({ part = 'html', looks, except, runOnly, without = [] }) => {
    if (!window.axe) throw new Error('axe is not on the page');
    const include = looks?.flatMap((look) => window.textLooks?.get(look) ?? []) ?? [part];
    const isGone = (each: string | Element) => typeof each !== 'string' && !each.isConnected;
    if (include.length === 0 || include.some(isGone)) return null;
    const exclude = except ? [except] : [];
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const options = { runOnly, rules, resultTypes: ['violations' as const] };
    const { violations } = await window.axe.run({ include, exclude }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  }, asked);
}
