import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { noteTextLooks } from './text-looks.ts';
import { untilStill } from './until-still.ts';

/** Half as long to send to a page, and to read there, as the one with its comments. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What colours can break: it is looked at in both colour schemes. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What WCAG 2.2 AA asks, as far as a program can see it. */
const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules that ask what lies over what, and what has to be scrolled: texts of no length that people meet fail them. */
export const rulesOfLengths: readonly string[] = ['target-size', 'scrollable-region-focusable'];

/** A bar at the end of the window lies over whatever stands there, until it is scrolled up. */
export const rulesOfBars: readonly string[] = ['target-size'];

interface Look {
  /** Selects what can be reached, where a dialog lies over half of a page's buttons. */
  readonly part?: string;
  /** Selects what is left out. */
  readonly except?: string | undefined;
  /** Rules that are left out. */
  readonly without?: readonly string[];
}

/** Looks of texts that passed in this worker before, in each colour scheme. */
const passed = { light: new Set<string>(), dark: new Set<string>() };

/**
 * Looks at what is on screen with axe; at its colours in the light and in the dark scheme, where no text
 * that looks the same has passed before.
 */
export async function expectNoAxeViolations(
  page: Page,
  { part = 'html', except, without = [] }: Look = {},
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
    expect(await colourViolations(page, scheme, { part, except }), where).toEqual([]);
  }
}

/** What axe finds in the colours of texts whose looks have not passed. A page that is drawn anew meanwhile is looked at again. */
async function colourViolations(
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

/** Looks with axe at what only the lengths of texts can break. */
export async function expectLengthsFit(page: Page, part: string): Promise<void> {
  await untilStill(page);
  const runOnly: RunOnly = { type: 'rule', values: [...rulesOfLengths] };
  expect(await violationsOf(page, { part, runOnly }), page.url()).toEqual([]);
}

interface Asked extends Look {
  /** Looks of texts, as noted last: one text of each is looked at, in place of a part. */
  readonly looks?: readonly string[];
  readonly runOnly: RunOnly;
}

/**
 * What axe finds, in the page itself: there are no frames that it would have to go to.
 *
 * @returns null where a text that was noted is no longer on the page
 */
async function violationsOf(page: Page, asked: Asked): Promise<string[] | null> {
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
