import { analysisReportCalls } from '@portal/contract/analysis-reports/schema';
import { defineArea } from '../../app/area.ts';
import { keptTidying } from '../../kept/kept-tidying.ts';
import { keptReports } from '../../kept/reports/order-report.ts';
import { fleetConditionRoutes } from './conditions/condition-routes.ts';
import { keptConditions } from './conditions/kept-conditions.ts';
import { wearForecastRoutes } from './forecast/forecast-routes.ts';
import { leaseSalesRoutes } from './lease/lease-routes.ts';
import { leaseQuotes } from './lease/write-quote.ts';
import { keptProduct } from './product/kept-product.ts';
import { keptProductRoutes } from './product/kept-product-routes.ts';
import { productAnalysisRoutes } from './product/product-routes.ts';
import { pullPointRoutes } from './pull/pull-routes.ts';
import { scrapAnalysisRoutes } from './scrap/scrap-routes.ts';
import { scrapSelectionRoutes } from './selection/scrap-selection-routes.ts';
import { selectionRoutes } from './selection/selection-routes.ts';
import { torqueSummaryRoutes } from './torque/torque-routes.ts';
import { unitHistoryRoutes } from './unit-history/history-routes.ts';
import { keptHistory } from './unit-history/kept-history.ts';
import { keptHistoryRoutes } from './unit-history/kept-history-routes.ts';
import { wearRateRoutes } from './wear/wear-routes.ts';

export const analysisReportsArea = defineArea(
  analysisReportCalls,
  {
    ...fleetConditionRoutes,
    ...leaseSalesRoutes,
    ...productAnalysisRoutes,
    ...keptProductRoutes,
    ...selectionRoutes('fleet_conditions'),
    ...selectionRoutes('product_analysis_report'),
    ...selectionRoutes('product_wear_rate_report'),
    ...selectionRoutes('scrap_analysis_report'),
    ...scrapSelectionRoutes,
    ...pullPointRoutes,
    ...scrapAnalysisRoutes,
    ...torqueSummaryRoutes,
    ...unitHistoryRoutes,
    ...keptHistoryRoutes,
    ...wearRateRoutes,
    ...wearForecastRoutes,
  },
  {
    keptReportKinds: [keptConditions, keptHistory, keptProduct],
    tidyings: [keptTidying([keptReports, leaseQuotes])],
  },
);
