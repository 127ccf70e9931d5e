/** Locations, units and surveys: the survey tool. */

export type { comingFleetSurveyCalls, fleetSurveyCalls } from './fleet-surveys.schema.ts';
export type {
  AddedLocation,
  CloneRequest,
  Clones,
  ImportedUnits,
  ImportRequest,
  Inspection,
  LocationRow,
  LocationsPage,
  LocationsRequest,
  NewLocation,
  SavedUnits,
  SurveyCreation,
  SurveyLocation,
  SurveyOverview,
  SurveyRow,
  SurveySummary,
  SurveysRequest,
  Unit,
  UnitChange,
  UnitCopy,
  UnitDetails,
  UnitNumbers,
  UnitOptions,
  UnitOptionsRequest,
  UnitSaving,
  UnitsRequest,
  UnitsSaving,
} from './fleet-surveys-types.ts';
export type { locationCalls } from './locations/location-calls.schema.ts';
export { accountTypes, locationsList, locationsPageSize } from './locations/locations-list.ts';
export { surveyLimits } from './survey-limits.ts';
export {
  type InspectionColor,
  type InspectionState,
  inspectionColors,
  inspectionStates,
  type StoredSurveyKind,
  type SurveyKind,
  type SurveyState,
  storedSurveyKinds,
  surveyKinds,
  surveyStates,
} from './surveys/code-lists.ts';
export { surveysList } from './surveys/surveys-list.ts';
export {
  type LastSurveyed,
  lastSurveyed,
  type Meter,
  meters,
  type UnitType,
  unitTypes,
  type Vocation,
  vocations,
} from './units/code-lists.ts';
export {
  type Axle,
  type AxleConfiguration,
  type AxleRole,
  axleConfigurations,
  axleRoles,
  type ConfigurationCode,
  configurationCodes,
  configurationsOf,
} from './units/configurations.ts';
export type { importCalls } from './units/import-calls.schema.ts';
export { type LicensePlate, plateFault, plateOf } from './units/plate.ts';
export type { unitCalls } from './units/unit-calls.schema.ts';
export type { unitChoiceCalls } from './units/unit-choice-calls.schema.ts';
export type { unitFormCalls } from './units/unit-form-calls.schema.ts';
export { nextUnitNumber, unitNumber } from './units/unit-number.ts';
export { unitsList } from './units/units-list.ts';
export {
  isNorthAmerican,
  isRefusedVin,
  type VinFault,
  vinCheckDigit,
  vinFault,
  vinModelYear,
  vinOf,
  vinYearCode,
} from './units/vin.ts';
export {
  positionLabel,
  positionsOf,
  type Side,
  type Slot,
  sides,
  slots,
  type WheelPosition,
} from './units/wheel-positions.ts';
