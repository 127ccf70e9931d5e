import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from '../portal-test.ts';

/** An account of the demo data in which no report is empty. */
const account = '0026075';
/** High enough for every card of a tab, so that none is left to load when it is scrolled to. */
const screen = { width: 1280, height: 5000 };

interface Shown {
  readonly tab: string;
  /** First day of the range. */
  readonly from?: string;
  /** What else the address says. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Opens reports of the demo data, which ends on the last day of the range.
 *
 * @returns their cards, with all figures in them
 */
export async function openReports(
  page: Page,
  { tab, from = '2024-07-02', more = {} }: Shown,
): Promise<Locator> {
  const address = new URLSearchParams({
    ft: 'us_national_account',
    ac: account,
    dt: '4',
    df: from,
    de: '2025-07-01',
    run: '1',
    tab,
    ...more,
  });
  await page.setViewportSize(screen);
  await openAs(page, 'gyr', `/fleet-dashboard?${address}`);
  await page.mouse.move(0, 0);
  const cards = page.getByRole('tabpanel').getByRole('region');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all())
    await expect(card.getByRole('figure').locator('svg').last()).toBeVisible();
  await page.evaluate(unstick);
  return cards;
}

/** What sticks is drawn as a layer of its own, at times half a pixel lower; nothing is scrolled here. */
function unstick(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'thead, tfoot, th, td { position: relative !important; inset: auto !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

export const titleOf = async (card: Locator): Promise<string> =>
  (await card.getByRole('heading').first().textContent()) ?? '';

/** The name of a title's picture. */
export const pictureOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.png`;
