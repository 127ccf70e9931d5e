import {
  type BaseParameters,
  type DashboardReport,
  type ReportParameters,
  reportDefinitions,
  type Tab,
} from '@portal/contract/fleet-dashboard';
import { dateTypes } from '@portal/contract/reports';
import { addYears } from '@portal/platform/format';
import type { DataFacts } from '../data/data-facts.ts';

/** The reports of a tab, in their order on screen. */
export const reportsOf = (tab: Tab): readonly DashboardReport[] =>
  reportDefinitions
    .filter((each) => each.tab === tab)
    .toSorted((one, other) => one.order - other.order);

/**
 * The largest account, whole, in the twelve months that end the day before the last one of the
 * data, which may not have begun where the user is.
 */
export function selectionOf({
  account,
  today,
}: Pick<DataFacts, 'account' | 'today'>): BaseParameters {
  const last = moved(today, -1);
  return {
    fleet_type: account.fleetType,
    account: account.number,
    date_type: dateTypes.custom,
    date_from: moved(addYears(last, -1), 1),
    date_to: last,
    locations: null,
    nonsigs: null,
  };
}

function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The body of `get_reports` for some reports of one tab, each with both comparisons. */
export const reportsRequest = (base: BaseParameters, reports: readonly DashboardReport[]) => ({
  tab_id: 'benchmark',
  base_parameters: base,
  tab_parameters: { tab_type: reports[0]?.tab },
  reports_parameters: reports.map(
    ({ type, shape }): ReportParameters => ({
      report_type: type,
      ...(shape === 'periods' && { period: 'month' }),
      graph_compare_by_previous: true,
      graph_compare_by_NA: true,
    }),
  ),
});
