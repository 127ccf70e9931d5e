import type { Locator, Page } from '@playwright/test';
import { median, type Spread, spreadOf } from '../measure/spread.ts';
import type { VisitedPage } from './first-visit.ts';
import { openPage } from './in-page/open-page.ts';
import { addEvaluationHelper } from './run-at-start.ts';
import type { Visitor } from './visitor.ts';

export interface PageSwitches {
  /** From a settled page to a page of another remote, both opened before, and back. */
  readonly loaded: Spread;
  /** A remote's page that was never opened, but preloaded by hovering over its link; the median. */
  readonly prepared: number;
  /** The same page opened a second time; the median. */
  readonly second: number;
}

interface PageSwitchesOptions {
  readonly origin: string;
  /** Pages of at least two remotes, all in the menu. */
  readonly pages: readonly VisitedPage[];
  /** Number of measurements of each. */
  readonly times: number;
}

/**
 * Longer than the hover needed for preloading, and than a page takes to settle; in milliseconds.
 */
const rest = 3000;

/** Round trips per visit, because with few values the 95th percentile is simply the slowest. */
const rounds = 3;

/** Times switches between pages within the portal. */
export async function pageSwitches(
  visitor: Visitor,
  wanted: PageSwitchesOptions,
): Promise<PageSwitches> {
  const [one, other] = wanted.pages;
  if (!one || !other) throw new Error('Two remotes are needed');
  const prepared: number[] = [];
  const second: number[] = [];
  const loaded: number[] = [];
  for (let time = 0; time < wanted.times; time += 1) {
    const context = await visitor.profile(wanted.origin);
    const page = await context.newPage();
    await addEvaluationHelper(page);
    await page.goto(`${wanted.origin}/`);
    await page.locator('main h1').waitFor();
    await (await linkTo(page, one)).hover();
    await page.waitForTimeout(rest);
    prepared.push(await follow(page, one));
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/');
    await page.locator('main a[href]').first().waitFor();
    second.push(await follow(page, one));
    await follow(page, other);
    for (let round = 0; round < rounds; round += 1)
      for (const next of [one, other]) {
        await page.waitForTimeout(rest);
        loaded.push(await follow(page, next));
      }
    await context.close();
  }
  return { loaded: spreadOf(loaded), prepared: median(prepared), second: median(second) };
}

/** Returns the menu's link to a page, after opening the list that contains it. */
async function linkTo(page: Page, { path }: VisitedPage): Promise<Locator> {
  const link = page.locator(`header a[href="${path}"]`).first();
  // The lists of the menu bar, excluding the user's menu; they may appear after the page's heading.
  const lists = page.locator('header [role="menuitem"][aria-haspopup="menu"]');
  await link.or(lists).first().waitFor();
  for (const list of await lists.all()) {
    if (await link.isVisible()) break;
    // A click would close a list that the moving pointer has opened; a key opens it, and the focus
    // keeps it open.
    await list.press('ArrowDown');
    await page.locator('header :not([inert]) > [role="menu"]').waitFor();
  }
  await link.waitFor();
  return link;
}

async function follow(page: Page, visited: VisitedPage): Promise<number> {
  const { path, usable } = visited;
  await linkTo(page, visited);
  const leaving = (await page.locator('main h1').textContent()) ?? '';
  return page.evaluate(openPage, { path, usable, leaving });
}
