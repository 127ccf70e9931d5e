/**
 * Authorization, menus, languages and stored records: the calls of the shell. Types and data only.
 */

export { type AuditAction, type AuditArea, auditActions, auditAreas } from './audit-areas.ts';
export { isCountry } from './countries.ts';
export { roundHalfUp, toDecimal } from './decimal.ts';
export { deviceDays } from './device-limits.ts';
export { type ExportState, exportJobLimits } from './exports/export-jobs.ts';
export { type FleetType, fleetTypes } from './fleet-types.ts';
export { formerUserName, formerUserNumber } from './former-user.ts';
export {
  type KeptReportType,
  keptReportLimits,
  keptReportTypes,
  keptThingLimits,
} from './kept/kept-things.ts';
export { savedName } from './kept/saved-name.ts';
export { loginStatus } from './login-status.ts';
export { monthText } from './month-text.ts';
export { ownPaths } from './own-paths.ts';
export { personText } from './person-text.ts';
export type { portalCalls } from './portal.schema.ts';
export { portalConstants } from './portal-constants.ts';
export type {
  AppSetup,
  CodeOwner,
  FooterContent,
  GeneratedExport,
  HeaderContent,
  KeptReport,
  LocaleRow,
  Preferences,
  Registration,
  ReportMenu,
  UserRecord,
} from './portal-types.ts';
export { registrationLimits } from './registration-limits.ts';
export {
  type DealerGroup,
  type Group,
  groups,
  isDealerGroup,
  portalRights,
  type Right,
  registrationGroups,
  rights,
  usualRights,
} from './rights.ts';
export { type StatesCountry, states } from './states.ts';
export { madeOn, type TinFault, tinAge, tinFault, tinOf } from './tin.ts';
export {
  type DistanceUnit,
  distanceUnits,
  type MeasureUnit,
  type PressureUnit,
  pressureUnits,
  type TreadUnit,
  treadUnits,
  type UnitOfMeasurement,
  unitSizes,
  unitsOf,
  unitsOfMeasurement,
} from './units-of-measurement.ts';
export { placeholderFaults } from './words/placeholders.ts';
export { type PluralCategory, pluralCategories } from './words/plural-categories.ts';
