import type { ReportDefinition } from '../report-definition.ts';
import { retreadVsNew } from './retread-vs-new.ts';
import { topProducts } from './top-products.ts';

/** Every report of the dashboard, in the order of the tabs. */
export const reportDefinitions = [
  retreadVsNew,
  topProducts,
] as const satisfies readonly ReportDefinition[];

export type ReportType = (typeof reportDefinitions)[number]['type'];

export const reportTypes: readonly ReportType[] = reportDefinitions.map(({ type }) => type);
