import { type Change, type DashboardReport, tabs } from '@portal/contract/fleet-dashboard';
import { writeOpenedFigure } from '@portal/platform/reports/view';
import { writeReportView } from '../figures/report-view.ts';
import { type UrlPatch, urlKeys } from '../selection/url-keys.ts';

/** Returns the address keys that show the tab of a report. */
export const tabAddress = ({ tab }: Pick<DashboardReport, 'tab'>): UrlPatch => ({
  [urlKeys.tab]: tab === tabs[0] ? null : tab,
});

/** Returns the address keys that show a finding on its card, with its rows and its comparison. */
export const cardAddress = (definition: DashboardReport, change: Change): UrlPatch => ({
  ...tabAddress(definition),
  ...writeReportView(definition, {
    mode: 'both',
    rowsBy: change.report.rows_by ?? null,
    compared: { previous: change.against === 'previous' },
    filters: Object.fromEntries(definition.filters.map((filter) => [filter, []])),
  }),
});

/** Returns the address keys that show a finding on its card with its records open. */
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
