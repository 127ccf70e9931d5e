import type { BrowserContext, Page } from '@playwright/test';
import type { BaseParameters, Tab } from '@portal/contract/fleet-dashboard';
import type { ReportAnswer, ReportRow } from '@portal/contract/reports';
import { reportsOf } from '../reports/tab-request.ts';
import { reportsAddress } from './dashboard-address.ts';
import { type Frames, scrollThrough } from './in-page/scroll-through.ts';
import { addEvaluationHelper } from './run-at-start.ts';

/** Number of rows of the scrolled table. */
export const longRows = 1500;
/** Minimum height of a row, in pixels. */
const leastRow = 20;

const tab: Tab = 'purchases';

/** Milliseconds after which the charts of the other cards have stopped moving. */
const chartsAtRest = 2000;

export interface ScrollTimes {
  readonly scrolling: Frames;
  /** The same time without scrolling. */
  readonly still: Frames;
}

/** Scrolls through a report of so many weeks, which is shown as a table. */
export async function scrollLongTable(
  context: BrowserContext,
  { origin, base, seconds }: { origin: string; base: BaseParameters; seconds: number },
): Promise<ScrollTimes> {
  const cards = reportsOf(tab);
  const report = cards.find(({ shape }) => shape === 'periods');
  if (!report) throw new Error('No report of the tab is by periods');
  const page = await context.newPage();
  await addEvaluationHelper(page);
  await lengthenReport(page, report.type);
  const address = reportsAddress(base, tab, (each) =>
    each === report ? { mode: 'table', period: 'week' } : {},
  );
  await page.goto(origin + address);
  await page.waitForFunction((count) => {
    const cards = [...document.querySelectorAll('main section')];
    return cards.filter((card) => card.querySelector('table tbody td')).length >= count;
  }, cards.length);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(chartsAtRest);
  const atLeast = longRows * leastRow;
  const still = await page.evaluate(scrollThrough, { seconds, atLeast, still: true });
  const scrolling = await page.evaluate(scrollThrough, { seconds, atLeast, still: false });
  await page.close();
  return { scrolling, still };
}

/** Replaces the report's rows from the server by many weeks. */
async function lengthenReport(page: Page, type: string): Promise<void> {
  await page.route('**/fleet_dashboard/get_reports', async (route) => {
    const response = await route.fetch();
    const answer: { reports: ReportAnswer[] } = await response.json();
    const reports = answer.reports.map((report) =>
      report.report_type === type ? { ...report, rows: manyWeeks(report.rows) } : report,
    );
    await route.fulfill({ response, json: { reports } });
  });
}

function manyWeeks(rows: readonly ReportRow[]): ReportRow[] {
  const first = Date.UTC(1990, 0, 1);
  const week = 7 * 24 * 3_600_000;
  return Array.from({ length: longRows }, (_, index) => {
    const monday = new Date(first + index * week).toISOString().slice(0, 10);
    return {
      ...rows[index % rows.length],
      Date: monday,
      Year: Number(monday.slice(0, 4)),
      MonthNumber: Number(monday.slice(5, 7)),
      WeekString: monday,
    };
  });
}
