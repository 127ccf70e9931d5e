import type { Page } from '@playwright/test';
import kept from '../../pictures/answers.json' with { type: 'json' };

/** What rows a report has instead of its own. */
export type RowsBy = 'location' | 'dealer';
type View = 'plain' | 'compared' | RowsBy;
type Answers = Readonly<Partial<Record<View, object>>>;

/** The reports of each tab in their order, with what the server answers. */
export const keptTabs: Readonly<Record<string, Readonly<Record<string, Answers>>>> = kept;

const answers: Readonly<Record<string, Answers>> = Object.assign({}, ...Object.values(keptTabs));

interface Asked {
  readonly report_type: string;
  readonly graph_compare_by_previous?: boolean;
  readonly rows_by?: RowsBy;
}

const viewOf = ({ graph_compare_by_previous, rows_by }: Asked): View =>
  rows_by ?? (graph_compare_by_previous ? 'compared' : 'plain');

/** Answers the reports with the kept figures, as they were asked for. */
export const answerFromKept = (page: Page): Promise<unknown> =>
  page.route('**/fleet_dashboard/get_reports', async (route) => {
    const asked = route.request().postDataJSON() as { reports_parameters: Asked[] };
    const reports = asked.reports_parameters.map(
      (each) => answers[each.report_type]?.[viewOf(each)],
    );
    await route.fulfill({ json: { reports } });
  });

/** A tab whose figures are kept, some of its reports with keys of their own in the address. */
export function keptTabAddress(
  tab: string,
  types: readonly string[] = [],
  keys: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({
    ft: 'us_national_account',
    ac: '0000',
    dt: '4',
    df: '2025-07-01',
    de: '2026-06-30',
    run: '1',
    tab,
  });
  for (const [index, type] of Object.keys(keptTabs[tab] ?? {}).entries())
    if (types.includes(type))
      for (const [key, value] of Object.entries(keys))
        params.set(`${tab.charAt(0)}${index + 1}${key}`, value);
  return `/fleet-dashboard?${params}`;
}
