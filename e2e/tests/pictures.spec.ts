import type { Page } from '@playwright/test';
import answers from '../pictures/answers.json' with { type: 'json' };
import { exactness, test } from '../src/pictures/picture-test.ts';
import { expect, openAs } from '../src/portal-test.ts';

// How each report looks, against kept pictures. The figures are kept too, so that a picture changes
// only with the screen.

type ReportType = keyof typeof answers;
const types = Object.keys(answers) as ReportType[];
const modes = ['both', 'graph', 'table'] as const;
const schemes = ['light', 'dark'] as const;
/** High enough for all cards, so that none is scrolled under the header. */
const screens = { desktop: { width: 1280, height: 3200 }, tablet: { width: 820, height: 5600 } };
const views = [
  ...modes.map((mode) => ({ name: mode, keys: (place: number) => ({ [`p${place}m`]: mode }) })),
  { name: 'compared', keys: (place: number) => ({ [`p${place}c`]: '1', [`p${place}n`]: '1' }) },
];

/** Answers the reports with the kept figures, with or without comparisons as asked. */
async function answerFromKept(page: Page): Promise<void> {
  await page.route('**/fleet_dashboard/get_reports', async (route) => {
    const { reports_parameters } = route.request().postDataJSON() as {
      reports_parameters: { report_type: ReportType; graph_compare_by_previous?: boolean }[];
    };
    const reports = reports_parameters.map(
      ({ report_type, graph_compare_by_previous }) =>
        answers[report_type][graph_compare_by_previous ? 'compared' : 'plain'],
    );
    await route.fulfill({ json: { reports } });
  });
}

const addressOf = (keys: (place: number) => Record<string, string>) => {
  const each = types.map((_, index) => keys(index + 1));
  const params = { ft: 'us_national_account', ac: '0000', dt: '4', df: '2025-07-01' };
  const all = Object.assign({ ...params, de: '2026-06-30', run: '1' }, ...each);
  return `/fleet-dashboard?${new URLSearchParams(all)}`;
};

for (const [screen, viewport] of Object.entries(screens))
  for (const scheme of schemes)
    for (const { name, keys } of views)
      test(`${name}, ${scheme}, ${screen}`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await answerFromKept(page);
        await openAs(page, 'gyr', addressOf(keys));
        const cards = page.getByRole('tabpanel').getByRole('region');
        await expect(cards).toHaveCount(types.length);
        for (const [place, type] of types.entries()) {
          const card = cards.nth(place);
          if (name !== 'table')
            await expect(card.getByRole('figure').locator('svg').last()).toBeVisible({
              timeout: 45_000,
            });
          if (name !== 'graph') await expect(card.getByRole('table')).toBeVisible();
          await page.mouse.move(0, 0);
          await expect
            .soft(card)
            .toHaveScreenshot(`${type}-${name}-${scheme}-${screen}.png`, exactness);
        }
      });
