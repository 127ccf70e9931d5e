import type { BaseParameters, DashboardReport, Tab } from '@portal/contract/fleet-dashboard';
import { reportsOf } from '../reports/tab-request.ts';

/** Query parameters of a report, after the report's own prefix. */
const keys = { mode: 'm', period: 'p', previous: 'c', national: 'n' } as const;
type View = Readonly<Partial<Record<keyof typeof keys, string>>>;

/**
 * Returns the address of the dashboard with a tab's reports, like a copied link.
 *
 * @param viewOf the view of each report, where it differs from the initial one
 */
export function reportsAddress(
  base: BaseParameters,
  tab: Tab,
  viewOf: (report: DashboardReport) => View,
): string {
  const query = new URLSearchParams({
    ft: base.fleet_type,
    ac: base.account,
    dt: base.date_type,
    df: base.date_from,
    de: base.date_to,
    run: '1',
    tab,
  });
  for (const report of reportsOf(tab)) {
    const prefix = `${report.tab.charAt(0)}${report.order}`;
    const view = viewOf(report);
    for (const key of ['mode', 'period', 'previous', 'national'] as const) {
      if (view[key]) query.set(`${prefix}${keys[key]}`, view[key]);
    }
  }
  return `/fleet-dashboard?${query}`;
}
