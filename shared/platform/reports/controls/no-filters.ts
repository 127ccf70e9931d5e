import type { ReportDefinition } from '@portal/contract/reports';
import type { ReportFilters } from '../view/report-view.ts';

/** Returns the choices that clear every filter of a report. */
export const noFilters = ({ filters }: ReportDefinition): ReportFilters =>
  Object.fromEntries(filters.map((filter) => [filter, []]));
