import type { Page } from '@playwright/test';
import {
  answerFromKept,
  keptTabAddress,
  type RowsBy,
  keptTabs as tabs,
} from '../src/pictures/kept-answers.ts';
import { exactness, test } from '../src/pictures/picture-test.ts';
import { expect, openAs } from '../src/portal-test.ts';

// How each report looks, against kept pictures. The figures are kept too, so that a picture changes
// only with the screen.

/** High enough for all cards, so that none is scrolled under the header. */
const screens = { desktop: { width: 1280, height: 4200 }, tablet: { width: 820, height: 6400 } };

interface Look {
  readonly name: 'both' | 'graph' | 'table' | 'compared' | RowsBy;
  readonly scheme: 'light' | 'dark';
  readonly screen: keyof typeof screens;
}

/** The keys of a look after a report's prefix in the address. */
const keysOf: Readonly<Record<Look['name'], Readonly<Record<string, string>>>> = {
  both: {},
  graph: { m: 'graph' },
  table: { m: 'table' },
  compared: { c: '1', n: '1' },
  location: { r: 'location' },
  dealer: { r: 'dealer' },
};

const everyTab: readonly Look[] = [
  { name: 'both', scheme: 'light', screen: 'desktop' },
  { name: 'both', scheme: 'dark', screen: 'desktop' },
  { name: 'compared', scheme: 'light', screen: 'desktop' },
  { name: 'both', scheme: 'light', screen: 'tablet' },
];

/** The first tab in every display mode; what these do is alike on the others. */
const looksOf = (tab: string): readonly Look[] =>
  tab === 'purchases'
    ? [
        ...everyTab,
        { name: 'graph', scheme: 'light', screen: 'desktop' },
        { name: 'table', scheme: 'light', screen: 'desktop' },
      ]
    : everyTab;

/** Opens a tab with some of its reports in a look of their own, and gives all their cards. */
async function openTab(page: Page, tab: string, look: Look, types: readonly string[]) {
  await page.setViewportSize(screens[look.screen]);
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  await answerFromKept(page);
  await openAs(page, 'gyr', keptTabAddress(tab, types, keysOf[look.name]));
  return page.getByRole('tabpanel').getByRole('region');
}

for (const [tab, reports] of Object.entries(tabs)) {
  const types = Object.keys(reports);
  for (const look of looksOf(tab))
    test(`${tab}: ${look.name}, ${look.scheme}, ${look.screen}`, async ({ page }) => {
      test.slow();
      const cards = await openTab(page, tab, look, types);
      await expect(cards).toHaveCount(types.length);
      for (const [place, type] of types.entries()) {
        const card = cards.nth(place);
        await card.scrollIntoViewIfNeeded();
        if (look.name !== 'table')
          await expect(card.getByRole('figure').locator('svg').last()).toBeVisible({
            timeout: 45_000,
          });
        if (look.name !== 'graph') await expect(card.getByRole('table')).toBeVisible();
        await page.mouse.move(0, 0);
        await expect
          .soft(card)
          .toHaveScreenshot(`${type}-${look.name}-${look.scheme}-${look.screen}.png`, exactness);
      }
    });
  for (const [place, type] of types.entries())
    for (const name of ['location', 'dealer'] as const)
      if (reports[type]?.[name])
        test(`${type} by ${name}`, async ({ page }) => {
          test.slow();
          const look = { name, scheme: 'light', screen: 'desktop' } as const;
          const card = (await openTab(page, tab, look, [type])).nth(place);
          await expect(card.getByRole('figure').locator('svg').last()).toBeVisible({
            timeout: 45_000,
          });
          await expect(card.getByRole('table')).toBeVisible();
          await page.mouse.move(0, 0);
          await expect(card).toHaveScreenshot(`${type}-by-${name}-light-desktop.png`, exactness);
        });
}
