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

/** Returns the reports of a tab, in screen order. */
export const reportsOf = (tab: Tab): readonly DashboardReport[] =>
  reportDefinitions
    .filter((each) => each.tab === tab)
    .toSorted((one, other) => one.order - other.order);

/**
 * Selects the whole of the largest account, in the twelve months that end the day before the last
 * day of the data, because the last day may not have begun in the user's time zone.
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

/** Builds the body of `get_reports` for reports of one tab, each with both comparisons. */
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
