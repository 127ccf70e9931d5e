import type { Page } from '@playwright/test';
import { unreadableTexts } from '../../src/chart-texts.ts';
import { runDashboard } from '../../src/dashboard.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { untilStill } from '../../src/until-still.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const tabs = ['purchases', 'service', 'retreading', 'casingdurability'];

interface Look {
  readonly days: number;
  readonly keys?: Readonly<Record<string, string>>;
}

/**
 * Views of the reports: days before today at which the date range begins, and settings of each
 * report as address parameters.
 */
const looks: readonly Look[] = [
  { days: 330 },
  { days: 150 },
  { days: 330, keys: { c: '1', n: '1' } },
  { days: 690, keys: { p: 'week' } },
];

/**
 * Returns the address of a tab with the same view for all its reports; parameters of missing
 * reports have no effect.
 */
function addressOf(ran: string, tab: string, { days, keys = {} }: Look): string {
  const address = new URL(ran);
  const first = new Date(Date.now() - days * 86_400_000).toISOString();
  address.searchParams.set('dt', '4');
  address.searchParams.set('df', first.slice(0, 10));
  address.searchParams.set('tab', tab);
  for (let order = 1; order <= 9; order += 1)
    for (const [key, value] of Object.entries(keys))
      address.searchParams.set(`${tab.charAt(0)}${order}${key}`, value);
  return address.toString();
}

/** Brings every card into view, so that its chart is drawn. */
async function drawAll(page: Page): Promise<void> {
  await expect(page.locator('[data-report] figure').first()).toBeVisible();
  await expect(page.locator('[data-report][data-status="102"]')).toHaveCount(0);
  for (const figure of await page.locator('[data-report] figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('svg.highcharts-root').first()).toBeVisible();
  }
  await untilStill(page);
}

for (const size of sizes)
  test(`no texts of a chart overlap or are cut at ${size.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await openAs(page, 'gyr', '/fleet-dashboard');
    await runDashboard(page, 'Year to Date');
    await page.waitForURL(/run=1/);
    const ran = page.url();
    const found: string[] = [];
    for (const tab of tabs)
      for (const look of looks) {
        await page.goto(addressOf(ran, tab, look));
        await drawAll(page);
        const troubles = await unreadableTexts(page);
        found.push(...troubles.map((trouble) => `${JSON.stringify(look)}, ${trouble}`));
      }
    expect(found).toEqual([]);
  });
