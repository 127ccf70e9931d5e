import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../wire/call-types.ts';
import type { analysisReportCalls } from './analysis-reports.schema.ts';
import type { conditionRequest } from './conditions/condition-calls.schema.ts';
import type {
  conditionException,
  conditionTire,
  conditionUnit,
} from './conditions/condition-records.schema.ts';
import type { conditionReport } from './conditions/condition-report.schema.ts';
import type { forecastTire, purchase } from './forecast/forecast-calls.schema.ts';
import type { geocodedPlace, leaseQuoteRow } from './lease/lease-calls.schema.ts';
import type { keptProductRequest } from './product/kept-product-calls.schema.ts';
import type { productGroup, productTire } from './product/product-calls.schema.ts';
import type { belowLawTire, pulledAxle, pullingFleet } from './pull/pull-calls.schema.ts';
import type { scrapRemoval, scrapSurvey, treadCost } from './scrap/scrap-calls.schema.ts';
import type { retorqueRow, torqueCheck } from './torque/torque-calls.schema.ts';
import type { historyEntry, invoiceLine } from './unit-history/history-entry.schema.ts';
import type { keptHistoryRequest } from './unit-history/kept-history-calls.schema.ts';
import type { wearRate, wearTire } from './wear/wear-calls.schema.ts';

type Calls = typeof analysisReportCalls;

export type ConditionException = Static<typeof conditionException>;
export type ConditionExceptions = ResponseOf<Calls['POST fleet_conditions/get_exceptions']>;
export type ConditionExceptionsRequest = BodyOf<Calls['POST fleet_conditions/get_exceptions']>;
export type ConditionReport = Static<typeof conditionReport>;
export type ConditionRequest = Static<typeof conditionRequest>;
export type ConditionTire = Static<typeof conditionTire>;
export type ConditionTires = ResponseOf<Calls['POST fleet_conditions/get_tires']>;
export type ConditionTiresRequest = BodyOf<Calls['POST fleet_conditions/get_tires']>;
export type ConditionUnit = Static<typeof conditionUnit>;
export type ConditionUnits = ResponseOf<Calls['POST fleet_conditions/get_units']>;
export type ConditionUnitsRequest = BodyOf<Calls['POST fleet_conditions/get_units']>;
export type ForecastTire = Static<typeof forecastTire>;
export type ForecastTires = ResponseOf<Calls['POST product_wear_rate_report/get_forecast_tires']>;
export type ForecastTiresRequest = BodyOf<
  Calls['POST product_wear_rate_report/get_forecast_tires']
>;
export type Purchase = Static<typeof purchase>;
export type WearForecast = ResponseOf<Calls['POST product_wear_rate_report/get_wear_forecast']>;
export type WearForecastRequest = BodyOf<Calls['POST product_wear_rate_report/get_wear_forecast']>;
export type HistoryEntry = Static<typeof historyEntry>;
export type InvoiceLine = Static<typeof invoiceLine>;
export type KeptConditions = ResponseOf<Calls['POST fleet_conditions/get_report']>;
export type KeptHistoryRequest = Static<typeof keptHistoryRequest>;
export type KeptProductRequest = Static<typeof keptProductRequest>;
export type ProductGroup = Static<typeof productGroup>;
export type ProductReport = ResponseOf<Calls['POST product_analysis_report/get_product_report']>;
export type ProductReportFileRequest = BodyOf<
  Calls['POST product_analysis_report/get_product_report_pdf']
>;
export type ProductScope = BodyOf<Calls['POST product_analysis_report/get_product_report']>;
export type ProductTire = Static<typeof productTire>;
export type ProductTires = ResponseOf<Calls['POST product_analysis_report/get_tires']>;
export type ProductTiresRequest = BodyOf<Calls['POST product_analysis_report/get_tires']>;
export type LeaseGeocode = ResponseOf<Calls['GET leasesales/get_geocode']>;
export type LeasePlace = Static<typeof geocodedPlace>;
export type LeaseQuote = ResponseOf<Calls['POST leasesales/configurator']>;
export type LeaseQuoteFile = BodyOf<Calls['POST leasesales/configurator_download_pdf_file']>;
export type LeaseQuoteRow = Static<typeof leaseQuoteRow>;
export type LeaseQuoteSubmit = BodyOf<Calls['POST leasesales/configurator_submit']>;
export type LeaseStructure = ResponseOf<Calls['POST leasesales/configurator_structure']>;
export type BelowLawTire = Static<typeof belowLawTire>;
export type BelowLawTires = ResponseOf<Calls['POST scrap_analysis_report/get_below_law']>;
export type BelowLawTiresRequest = BodyOf<Calls['POST scrap_analysis_report/get_below_law']>;
export type PulledAxle = Static<typeof pulledAxle>;
export type PullingFleet = Static<typeof pullingFleet>;
export type PullPoints = ResponseOf<Calls['POST scrap_analysis_report/get_pull_points']>;
export type PullPointsRequest = BodyOf<Calls['POST scrap_analysis_report/get_pull_points']>;
export type RetorqueRow = Static<typeof retorqueRow>;
export type Retorques = ResponseOf<Calls['POST torque_summary_report/get_retorques']>;
export type RetorquesRequest = BodyOf<Calls['POST torque_summary_report/get_retorques']>;
export type ScrapRemoval = Static<typeof scrapRemoval>;
export type ScrapRemovals = ResponseOf<Calls['POST scrap_analysis_report/get_removals']>;
export type ScrapRemovalsRequest = BodyOf<Calls['POST scrap_analysis_report/get_removals']>;
export type ScrapReport = ResponseOf<Calls['POST scrap_analysis_report/get_scrap_report']>;
export type ScrapReportRequest = BodyOf<Calls['POST scrap_analysis_report/get_scrap_report']>;
export type ScrapSurvey = Static<typeof scrapSurvey>;
export type ScrapSurveys = ResponseOf<Calls['POST scrap_analysis_report/get_surveys']>;
export type ScrapSurveysRequest = BodyOf<Calls['POST scrap_analysis_report/get_surveys']>;
export type TreadCost = Static<typeof treadCost>;
export type TreadCosts = ResponseOf<Calls['POST scrap_analysis_report/get_tread_costs']>;
export type TorqueCheck = Static<typeof torqueCheck>;
export type TorqueReport = ResponseOf<Calls['POST torque_summary_report/get_report']>;
export type TorqueReportRequest = BodyOf<Calls['POST torque_summary_report/get_report']>;
export type TorqueLocation = ResponseOf<
  Calls['GET torque_summary_report/select_location_ids']
>['locations'][number];
export type HistoryAccount = ResponseOf<
  Calls['GET unit_history_report/get_accounts']
>['accounts'][number];
export type OfferedUnit = ResponseOf<
  Calls['POST unit_history_report/get_unit_numbers']
>['unit_numbers'][number];
export type UnitHistory = ResponseOf<Calls['POST unit_history_report/get_unit_history_report']>;
export type UnitHistoryRequest = BodyOf<Calls['POST unit_history_report/get_unit_history_report']>;
export type WearRate = Static<typeof wearRate>;
export type WearRates = ResponseOf<Calls['POST product_wear_rate_report/get_product_wear_rates']>;
export type WearRatesRequest = BodyOf<
  Calls['POST product_wear_rate_report/get_product_wear_rates']
>;
export type WearTire = Static<typeof wearTire>;
export type WearTires = ResponseOf<Calls['POST product_wear_rate_report/get_tires']>;
export type WearTiresRequest = BodyOf<Calls['POST product_wear_rate_report/get_tires']>;
export type WearFilters = ResponseOf<Calls['POST product_wear_rate_report/get_all_filters']>;
export type WearScope = BodyOf<Calls['POST product_wear_rate_report/get_available_tires']>;
