import { defineCalls } from '../wire/calls.ts';
import { fleetConditionCalls } from './conditions/condition-calls.schema.ts';
import { wearForecastCalls } from './forecast/forecast-calls.schema.ts';
import { leaseSalesCalls } from './lease/lease-calls.schema.ts';
import { keptProductCalls } from './product/kept-product-calls.schema.ts';
import { productAnalysisCalls } from './product/product-calls.schema.ts';
import { pullPointCalls } from './pull/pull-calls.schema.ts';
import { scrapAnalysisCalls } from './scrap/scrap-calls.schema.ts';
import { scrapSelectionCalls } from './selection/scrap-selection-calls.schema.ts';
import { selectionCalls } from './selection/selection-calls.schema.ts';
import { torqueSummaryCalls } from './torque/torque-calls.schema.ts';
import { unitHistoryCalls } from './unit-history/history-calls.schema.ts';
import { keptHistoryCalls } from './unit-history/kept-history-calls.schema.ts';
import { wearRateCalls } from './wear/wear-calls.schema.ts';

/** The calls of the analysis reports. */
export const analysisReportCalls = defineCalls({
  ...fleetConditionCalls,
  ...leaseSalesCalls,
  ...productAnalysisCalls,
  ...keptProductCalls,
  ...pullPointCalls,
  ...scrapAnalysisCalls,
  ...selectionCalls('fleet_conditions', 'TVFLTCNR'),
  ...selectionCalls('product_analysis_report', 'TVPRDANL'),
  ...selectionCalls('product_wear_rate_report', 'TVWEARRT'),
  ...selectionCalls('scrap_analysis_report', 'TVSCRPAN'),
  ...scrapSelectionCalls,
  ...torqueSummaryCalls,
  ...unitHistoryCalls,
  ...keptHistoryCalls,
  ...wearRateCalls,
  ...wearForecastCalls,
});

export { conditionRequest } from './conditions/condition-calls.schema.ts';
export { keptProductRequest } from './product/kept-product-calls.schema.ts';
export { keptHistoryRequest } from './unit-history/kept-history-calls.schema.ts';
