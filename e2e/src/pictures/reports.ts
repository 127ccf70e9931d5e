import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from '../portal-test.ts';

/** An account of the demo data without empty reports. */
const account = '0026075';
/** High enough for all cards of a tab, so that none is left to load on scrolling. */
const screen = { width: 1280, height: 5000 };

interface OpenReportsOptions {
  readonly tab: string;
  /** First date of the range. */
  readonly from?: string;
  /** Other parameters of the address. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Opens reports of the demo data, which ends on the last day of the range.
 *
 * @returns their cards, once all figures are loaded
 */
export async function openReports(
  page: Page,
  { tab, from = '2024-07-02', more = {} }: OpenReportsOptions,
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

/**
 * Sticky elements are drawn as separate layers, sometimes half a pixel lower; nothing scrolls here.
 */
function unstick(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'thead, tfoot, th, td { position: relative !important; inset: auto !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

export const titleOf = async (card: Locator): Promise<string> =>
  (await card.getByRole('heading').first().textContent()) ?? '';

/** Returns the picture's file name for a title. */
export const pictureOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.png`;
