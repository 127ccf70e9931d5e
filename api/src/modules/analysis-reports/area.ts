import { analysisReportCalls } from '@portal/contract/analysis-reports/schema';
import { defineArea } from '../../app/area.ts';
import { torqueSummaryRoutes } from './torque/torque-routes.ts';
import { unitHistoryRoutes } from './unit-history/history-routes.ts';

/** The analysis reports. */
export const analysisReportsArea = defineArea(analysisReportCalls, {
  ...torqueSummaryRoutes,
  ...unitHistoryRoutes,
});
