import type { ReportDefinition } from '../report-definition.ts';
import { emergencyService } from './emergency-service.ts';
import { emergencyVsScheduled } from './emergency-vs-scheduled.ts';
import { repairAndRetreadCost } from './repair-and-retread-cost.ts';
import { retreadVsNew } from './retread-vs-new.ts';
import { topProducts } from './top-products.ts';

/** Every report of the dashboard, in the order of the tabs. */
export const reportDefinitions = [
  retreadVsNew,
  emergencyService,
  emergencyVsScheduled,
  repairAndRetreadCost,
  topProducts,
] as const satisfies readonly ReportDefinition[];

export type ReportType = (typeof reportDefinitions)[number]['type'];

export const reportTypes: readonly ReportType[] = reportDefinitions.map(({ type }) => type);
