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
 * Reads the view of a report of the dashboard from an address.
 *
 * @param dates those of the address by default; required for a partial address without dates
 */
export const readReportView = (
  params: URLSearchParams,
  definition: DashboardReport,
  dates: DateRange | null = readSelection(params).dates,
): ReportView => read(params, definition, reportFilters, dates);

/** Returns the address keys for a change of a report's view. */
export const writeReportView = (definition: DashboardReport, change: ViewChange): UrlPatch =>
  write(definition, change, reportFilters);

/** The letters of the address keys of a report's view, which follow the report's own prefix. */
export const viewKeys = keysOf(reportFilters);
