import type { ReportDefinition } from '@portal/contract/reports';
import type { ReportFilters } from '../view/report-view.ts';

/** The choices that take every filter of a report away. */
export const noFilters = ({ filters }: ReportDefinition): ReportFilters =>
  Object.fromEntries(filters.map((filter) => [filter, []]));
