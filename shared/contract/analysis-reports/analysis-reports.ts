/** Reports that show where the money spent on tires goes, and what to do next. */
export type { TorqueResult, TorqueUnit } from '../fleet-surveys/inspections/unit-checks/torque.ts';
export { accountTypes } from '../fleet-surveys/locations/locations-list.ts';
export { unitTypes, vocations } from '../fleet-surveys/units/code-lists.ts';
export { keptThingLimits } from '../portal/kept/kept-things.ts';
export { savedName } from '../portal/kept/saved-name.ts';
export { personText } from '../portal/person-text.ts';
export type { KeptReport } from '../portal/portal-types.ts';
export { states } from '../portal/states.ts';
export type { analysisReportCalls } from './analysis-reports.schema.ts';
export type {
  BelowLawTire,
  BelowLawTires,
  BelowLawTiresRequest,
  ConditionException,
  ConditionExceptions,
  ConditionExceptionsRequest,
  ConditionReport,
  ConditionRequest,
  ConditionTire,
  ConditionTires,
  ConditionTiresRequest,
  ConditionUnit,
  ConditionUnits,
  ConditionUnitsRequest,
  ForecastTire,
  ForecastTires,
  ForecastTiresRequest,
  HistoryAccount,
  HistoryEntry,
  InvoiceLine,
  KeptConditions,
  KeptHistoryRequest,
  KeptProductRequest,
  LeaseGeocode,
  LeasePlace,
  LeaseQuote,
  LeaseQuoteFile,
  LeaseQuoteRow,
  LeaseQuoteSubmit,
  LeaseStructure,
  OfferedUnit,
  ProductGroup,
  ProductReport,
  ProductReportFileRequest,
  ProductScope,
  ProductTire,
  ProductTires,
  ProductTiresRequest,
  PulledAxle,
  PullingFleet,
  PullPoints,
  PullPointsRequest,
  Purchase,
  RetorqueRow,
  Retorques,
  RetorquesRequest,
  ScrapRemoval,
  ScrapRemovals,
  ScrapRemovalsRequest,
  ScrapReport,
  ScrapReportRequest,
  ScrapSurvey,
  ScrapSurveys,
  ScrapSurveysRequest,
  TorqueCheck,
  TorqueLocation,
  TorqueReport,
  TorqueReportRequest,
  TreadCost,
  TreadCosts,
  UnitHistory,
  UnitHistoryRequest,
  WearFilters,
  WearForecast,
  WearForecastRequest,
  WearRate,
  WearRates,
  WearRatesRequest,
  WearScope,
  WearTire,
  WearTires,
  WearTiresRequest,
} from './analysis-reports-types.ts';
export type { fleetConditionCalls } from './conditions/condition-calls.schema.ts';
export {
  type ConditionLoss,
  type ConditionSeverity,
  type ConditionTireGroup,
  type ConditionUnitGroup,
  conditionExceptionsList,
  conditionLosses,
  conditionSeverities,
  conditionTireGroups,
  conditionTiresIn,
  conditionTiresList,
  conditionUnitGroups,
  conditionUnitsList,
} from './conditions/condition-lists.ts';
export {
  conditionGroupLabel,
  conditionGroupName,
  conditionName,
  locationNameIn,
  unitGroupLabel,
  unitGroupName,
} from './conditions/condition-names.ts';
export {
  type ConditionCheck,
  type ConditionGraph,
  type ConditionGrouping,
  type ConditionPart,
  conditionChecks,
  conditionGraphs,
  conditionGroupings,
  conditionParts,
  conditionTreadBands,
  conditionWords,
  type LossCause,
  type LossLeftOut,
  lastTreadBand,
  longestComment,
  lossCauses,
  lossLeftOut,
  mostBars,
  mostConditionPhotos,
  mostConditionRows,
  type OwnerKind,
  ownerKinds,
  type PressureBand,
  pressureBands,
  treadBandSize,
} from './conditions/condition-parts.ts';
export { exceptionText } from './conditions/exception-text.ts';
export type { wearForecastCalls } from './forecast/forecast-calls.schema.ts';
export {
  type ForecastBasis,
  forecastBases,
  forecastListIn,
  forecastTiresList,
  type PlanPeriod,
  planPeriods,
  purchasePlanList,
} from './forecast/forecast-lists.ts';
export { dayAfter, planPeriodName, planUntil } from './forecast/plan-periods.ts';
export type { KeptReportCalls } from './kept/kept-report-calls.schema.ts';
export type { leaseSalesCalls } from './lease/lease-calls.schema.ts';
export {
  type ChosenFactor,
  chosenFactors,
  distanceBand,
  followingFactors,
  type GeocodeOutcome,
  type LeaseChoice,
  type LeaseFactor,
  type LeaseGroup,
  leaseFactorNames,
  leaseFactors,
  leaseGroups,
  leaseLimits,
  type PlacePrecision,
  placePrecisions,
  type RateColor,
  rateColor,
} from './lease/lease-factors.ts';
export {
  type LeaseFigures,
  type LeaseRates,
  leaseFigures,
  missingRate,
  rateDecimals,
} from './lease/lease-figures.ts';
export { leaseQuotesList } from './lease/lease-lists.ts';
export type { keptProductCalls } from './product/kept-product-calls.schema.ts';
export type { productAnalysisCalls } from './product/product-calls.schema.ts';
export {
  longestNamed,
  mostCompared,
  mostNamed,
  namesInKey,
  type ProductGrouping,
  type ProductNames,
  type ProductPosition,
  type ProductTireKind,
  productFields,
  productGroupings,
  productGroupName,
  productKey,
  productNameText,
  productPositions,
  productTireKinds,
} from './product/product-groups.ts';
export { productTiresIn, productTiresList } from './product/product-lists.ts';
export {
  type ProductMeasureField,
  productMeasureLabel,
  productMeasures,
} from './product/product-measures.ts';
export type { pullPointCalls } from './pull/pull-calls.schema.ts';
export { belowLawList, belowLawListIn, deepestPullPoint, earlyFrom } from './pull/pull-points.ts';
export type { scrapAnalysisCalls } from './scrap/scrap-calls.schema.ts';
export {
  ageGroups,
  capGroups,
  type LeftOutReason,
  leftOutReasons,
  noCondition,
  type PriceSource,
  priceSources,
  type ScrapGrouping,
  scrapDestinations,
  scrapGroupings,
  scrapGroupWords,
  scrapPositions,
  type TreadBand,
  treadBandEnds,
  treadBands,
  unknownBrand,
} from './scrap/scrap-groups.ts';
export { scrapRemovalsList, scrapSurveysList } from './scrap/scrap-lists.ts';
export type { scrapSelectionCalls } from './selection/scrap-selection-calls.schema.ts';
export type {
  SelectedAccount,
  SelectionCalls,
  Selects,
} from './selection/selection-calls.schema.ts';
export { mostAccounts, mostLocations, mostSurveys } from './shapes.ts';
export type { torqueSummaryCalls } from './torque/torque-calls.schema.ts';
export {
  type RetorqueStanding,
  retorqueStates,
  retorquesList,
  torqueChecksList,
} from './torque/torque-lists.ts';
export {
  type HistoryKind,
  historyKinds,
  type LineKind,
  lineKinds,
  mostHistoryAccounts,
  mostOfferedUnits,
} from './unit-history/code-lists.ts';
export type { unitHistoryCalls } from './unit-history/history-calls.schema.ts';
export { unitHistoryList } from './unit-history/history-list.ts';
export { historyParts, historyPlace, invoiceLineText } from './unit-history/history-text.ts';
export type { keptHistoryCalls } from './unit-history/kept-history-calls.schema.ts';
export type { wearRateCalls } from './wear/wear-calls.schema.ts';
export {
  reliableFrom,
  type TreadKind,
  type WearGrouping,
  type WearLeftOut,
  type WearOutcome,
  type WearPosition,
  wearGroupings,
  wearListIn,
  wearOutcomes,
  wearPositions,
  wearRatesList,
  wearTiresList,
} from './wear/wear-lists.ts';
