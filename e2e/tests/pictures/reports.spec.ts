import { readdirSync } from 'node:fs';
import { card } from '../../src/dashboard.ts';
import { expectPicture, test } from '../../src/pictures/picture-test.ts';
import { openReports, pictureOf, titleOf } from '../../src/pictures/reports.ts';
import { expect } from '../../src/portal-test.ts';

// Pictures of every report. Their figures are computed from stored records of fixed days.

const tabs = ['purchases', 'service', 'retreading', 'casingdurability'];
/**
 * Maximum height in pixels. For a higher card, only the chart is compared: other tests read tables.
 */
const highest = 700;

for (const tab of tabs)
  test(`the reports of ${tab}`, async ({ page }) => {
    test.slow();
    const cards = await openReports(page, { tab });
    const pictures: string[] = [];
    for (const report of await cards.all()) {
      const picture = pictureOf(await titleOf(report));
      const { height = 0 } = (await report.boundingBox()) ?? {};
      const part = height > highest ? report.getByRole('figure') : report;
      await expectPicture(part, [tab, picture]);
      pictures.push(picture);
    }
    const kept = readdirSync(new URL(`../../pictures/${tab}`, import.meta.url));
    expect(kept.sort(), 'a picture of each report').toEqual(pictures.sort());
  });

test('every tab has its pictures', async ({ page }) => {
  await openReports(page, { tab: 'service' });
  // The last tab is the combined report.
  await expect(page.getByRole('tab')).toHaveCount(tabs.length + 1);
});

const quarter = { from: '2025-04-01' };
const ratio = 'Retread Sales to New Tire Sales';
const rollTime = 'Fleet HQ Calls Avg Roll Time (Emergency Only)';
const calls = 'Fleet HQ Calls by Month';

test('a report in dark colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReports(page, { tab: 'purchases', ...quarter });
  await expectPicture(card(page, ratio), ['views', 'dark.png']);
});

test('a report compared with the year before and the national average', async ({ page }) => {
  await openReports(page, { tab: 'service', ...quarter, more: { s4c: '1', s4n: '1' } });
  await expectPicture(card(page, rollTime), ['views', 'compared.png']);
});

test('a report by location', async ({ page }) => {
  await openReports(page, { tab: 'service', ...quarter, more: { s2r: 'location' } });
  await expectPicture(card(page, calls).getByRole('figure'), ['views', 'by-location.png']);
});
