import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import {
  viewKeys as keysOf,
  type ReportView,
  readReportView as read,
  type ViewChange,
  writeReportView as write,
} from '@portal/platform/reports/view';
import type { DateRange } from '../selection/selection.ts';
import { readSelection } from '../selection/selection-params.ts';
import type { UrlPatch } from '../selection/url-keys.ts';
import { reportFilters } from './report-filters.ts';

/**
 * How an address looks at a report of the dashboard.
 *
 * @param dates those of the address, unless it is a part that has none
 */
export const readReportView = (
  params: URLSearchParams,
  definition: DashboardReport,
  dates: DateRange | null = readSelection(params).dates,
): ReportView => read(params, definition, reportFilters, dates);

/** The keys of an address that a change of a report's view writes. */
export const writeReportView = (definition: DashboardReport, change: ViewChange): UrlPatch =>
  write(definition, change, reportFilters);

/** The letters of the keys that the view of a report may have in an address, after the report's own. */
export const viewKeys = keysOf(reportFilters);
