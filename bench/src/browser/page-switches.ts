import type { Locator, Page } from '@playwright/test';
import { median, type Spread, spreadOf } from '../measure/spread.ts';
import type { VisitedPage } from './first-visit.ts';
import { openPage } from './in-page/open-page.ts';
import { understand } from './run-at-start.ts';
import type { Visitor } from './visitor.ts';

export interface PageSwitches {
  /** From a page at rest to that of another remote, both opened before, and back. */
  readonly loaded: Spread;
  /** A remote's page that was never opened, but prepared by resting on its link; the middle. */
  readonly prepared: number;
  /** The same page for the second time; the middle. */
  readonly second: number;
}

interface Wanted {
  readonly origin: string;
  /** The pages of two remotes at least, all in the menu. */
  readonly pages: readonly VisitedPage[];
  /** How often each is measured. */
  readonly times: number;
}

/** Longer than a link has to be rested on, and than a page takes until it is at rest; in milliseconds. */
const rest = 3000;

/** To and fro within a visit; of few values the 95th of a hundred is the slowest of all. */
const rounds = 3;

/** Times how fast people get from page to page within the portal. */
export async function pageSwitches(visitor: Visitor, wanted: Wanted): Promise<PageSwitches> {
  const [one, other] = wanted.pages;
  if (!one || !other) throw new Error('Two remotes are needed');
  const prepared: number[] = [];
  const second: number[] = [];
  const loaded: number[] = [];
  for (let time = 0; time < wanted.times; time += 1) {
    const context = await visitor.profile(wanted.origin);
    const page = await context.newPage();
    await understand(page);
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

/** The menu's link to a page; the list that it stands in is opened. */
async function linkTo(page: Page, { path }: VisitedPage): Promise<Locator> {
  const link = page.locator(`header a[href="${path}"]`).first();
  // The menu bar's own lists, not that of the user; they may come after the page's heading.
  const lists = page.locator('header [role="menuitem"][aria-haspopup="menu"]');
  await link.or(lists).first().waitFor();
  for (const list of await lists.all()) {
    if (await link.isVisible()) break;
    // A click closes what the pointer has opened on its way; a key opens, and the focus keeps it open.
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
