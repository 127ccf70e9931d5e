import { type Change, type DashboardReport, tabs } from '@portal/contract/fleet-dashboard';
import { writeOpenedFigure } from '@portal/platform/reports/view';
import { writeReportView } from '../figures/report-view.ts';
import { type UrlPatch, urlKeys } from '../selection/url-keys.ts';

/** What an address needs to show the tab of a report. */
export const tabAddress = ({ tab }: Pick<DashboardReport, 'tab'>): UrlPatch => ({
  [urlKeys.tab]: tab === tabs[0] ? null : tab,
});

/** The same with a finding on its card: its rows, and what it is compared with. */
export const cardAddress = (definition: DashboardReport, change: Change): UrlPatch => ({
  ...tabAddress(definition),
  ...writeReportView(definition, {
    mode: 'both',
    rowsBy: change.report.rows_by ?? null,
    compared: { previous: change.against === 'previous' },
    filters: Object.fromEntries(definition.filters.map((filter) => [filter, []])),
  }),
});

/** The same with the records of the finding open. */
export const recordsAddress = (definition: DashboardReport, change: Change): UrlPatch => ({
  ...cardAddress(definition, change),
  ...writeOpenedFigure(definition, {
    field: change.column,
    comparison: null,
    row: Object.values(change.row),
    isWhole: true,
    leftOut: null,
  }),
});
