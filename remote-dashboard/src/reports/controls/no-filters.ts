import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import type { FilterChoices } from '../../figures/view/report-view.ts';

/** The choices that take every filter of a report away. */
export const noFilters = ({ filters }: DashboardReport): FilterChoices =>
  Object.fromEntries(filters.map((filter) => [filter, []]));
