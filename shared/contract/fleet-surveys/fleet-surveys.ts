/** Locations, units and surveys: the survey tool. */

export { isCountry } from '../portal/countries.ts';
export { personText } from '../portal/person-text.ts';
export { tinAge, tinFault, tinOf } from '../portal/tin.ts';
export { exportFormats } from '../wire/export-formats.ts';
export type { fleetSurveyCalls } from './fleet-surveys.schema.ts';
export type {
  AddedLocation,
  AddedUnit,
  AddedUnits,
  AxleMap,
  CloneRequest,
  Clones,
  FindingClosing,
  FindingReopening,
  FindingRow,
  FindingsRequest,
  ImageMark,
  ImportedUnits,
  ImportRequest,
  Inspection,
  InspectionSaving,
  LocationRow,
  LocationsPage,
  LocationsRequest,
  NewLocation,
  NewSurveyUnit,
  RemovalReasons,
  RemovedTire,
  RemovedTireRow,
  RemovedTireSaving,
  RemovedTiresPage,
  RemovedTiresRequest,
  RowChange,
  SavedUnits,
  SeatedTires,
  StockedTire,
  SurveyChange,
  SurveyChanges,
  SurveyCreation,
  SurveyFinish,
  SurveyFinishing,
  SurveyLocation,
  SurveyMail,
  SurveyMailing,
  SurveyMails,
  SurveyOverview,
  SurveyPresence,
  SurveyRow,
  SurveySaving,
  SurveySelects,
  SurveySummary,
  SurveysRequest,
  SurveyUnit,
  TakenAlong,
  TakingAlong,
  TireChange,
  TireDetails,
  TireMake,
  TireReplacement,
  TireSaving,
  TireSelects,
  TiresReplacing,
  Unit,
  UnitCopy,
  UnitDetails,
  UnitImage,
  UnitNumbers,
  UnitSaving,
  UnitsRequest,
  UnitsSaving,
  UnitsToSurvey,
  Wheel,
  WheelInfo,
} from './fleet-surveys-types.ts';
export type { imageCalls } from './images/image-calls.schema.ts';
export { type MarkKind, markKinds, markLimits } from './images/marks.ts';
export { concerns, countsOf, isRead, worstOf } from './inspections/colors.ts';
export { findingPlaceWord, ruleWord } from './inspections/finding-words.ts';
export {
  type Check,
  type CheckLimits,
  checkLimits,
  checks,
  coldPressure,
  crossingLimits,
  type Finding,
  findingsOf,
  isOfPressure,
  type ReadTire,
  type Severity,
  severities,
} from './inspections/findings.ts';
export { type FlaggedTire, flaggedValves, flagsOf } from './inspections/flags.ts';
export type { inspectionCalls } from './inspections/inspection-calls.schema.ts';
export { questionsOf } from './inspections/questions.ts';
export {
  type AxleSpec,
  defaultSpec,
  type LoadRange,
  legalDepth,
  loadRanges,
  nearestSpecs,
  specOf,
  type TireSpec,
} from './inspections/specs.ts';
export type { tireChangeCalls } from './inspections/tire-change-calls.schema.ts';
export {
  type TireSource,
  tireSources,
  type UndoObstacle,
  undoObstacles,
} from './inspections/tire-changes.ts';
export {
  type ChecklistAnswer,
  type ChecklistItem,
  checklistAnswers,
  checklistItems,
  isReady,
} from './inspections/unit-checks/checklist.ts';
export {
  type AskedTorques,
  type Fasteners,
  fasteners,
  limitsAt,
  type RetorqueState,
  retorqueDays,
  retorqueOf,
  retorqueWithin,
  type StatedResult,
  statedResults,
  type TorqueResult,
  type TorqueSpec,
  type TorqueUnit,
  torqueResultOf,
  torqueResults,
  torqueSizes,
  torqueSpecs,
  torquesOf,
  torqueUnitOf,
  torqueUnits,
} from './inspections/unit-checks/torque.ts';
export {
  type FindingState,
  findingStates,
  type Outcome,
  outcomes,
  settledChecks,
} from './inspections/work-list/outcomes.ts';
export type { workCalls } from './inspections/work-list/work-calls.schema.ts';
export { workList } from './inspections/work-list/work-list.ts';
export {
  type ChangeAction,
  type ChangedKind,
  changeActions,
  changedKinds,
} from './live/code-lists.ts';
export type { liveCalls } from './live/live-calls.schema.ts';
export type { locationCalls } from './locations/location-calls.schema.ts';
export { accountTypes, locationsList, locationsPageSize } from './locations/locations-list.ts';
export type { offlineCalls } from './offline/offline-calls.schema.ts';
export { begunMap, newMap, specOfRole } from './predictions/begun-map.ts';
export { type ChangeNote, changedTires } from './predictions/changed-tires.ts';
export { judgedMap } from './predictions/judged-map.ts';
export { changedUnit, madeUnit } from './predictions/kept-unit.ts';
export { savedInspection } from './predictions/saved-inspection.ts';
export { savedTire } from './predictions/saved-tire.ts';
export {
  addedInspection,
  countedSurvey,
  createdSurvey,
  finishedSurvey,
  missingIn,
  savedSurvey,
} from './predictions/survey-rows.ts';
export { saidTire } from './predictions/tire-details.ts';
export { type BeforeChange, undoneChange } from './predictions/undone-change.ts';
export { wheelAt, wheelsOf } from './predictions/wheels.ts';
export { type PlaceObstacle, placeObstacles } from './removed-tires/code-lists.ts';
export type { removedTireCalls } from './removed-tires/removed-tire-calls.schema.ts';
export { removedTiresList } from './removed-tires/removed-tires-list.ts';
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
export { mailAddress } from './surveys/mail-address.ts';
export type { overviewCalls } from './surveys/overview-calls.schema.ts';
export type { surveyCalls } from './surveys/survey-calls.schema.ts';
export type { surveyListCalls } from './surveys/survey-list-calls.schema.ts';
export type { surveyMailCalls } from './surveys/survey-mail-calls.schema.ts';
export { surveyReportWords } from './surveys/survey-report.ts';
export { surveysList } from './surveys/surveys-list.ts';
export {
  type Confirmation,
  confirmations,
  type Destination,
  destinations,
  type ReadingState,
  type RemovalReason,
  type Resolution,
  readingStates,
  removalReasons,
  resolutions,
  type Valve,
  valves,
  type WearCondition,
  type WearGroup,
  wearConditionCodes,
  wearConditions,
  wearGroups,
} from './tires/code-lists.ts';
export {
  positionLabel,
  type Side,
  type Slot,
  sides,
  slots,
  type WheelPosition,
} from './tires/places.ts';
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
export { nextUnitNumber, seenText, unitNumber } from './units/unit-number.ts';
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
export { positionsOf } from './units/wheel-positions.ts';
