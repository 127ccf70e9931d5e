/** Administration of languages, texts and users. */

export { countryCodes } from '../portal/countries.ts';
export { personText } from '../portal/person-text.ts';
export { portalRights, usualRights } from '../portal/rights.ts';
export { states } from '../portal/states.ts';
export { type TreadUnit, unitsOf } from '../portal/units-of-measurement.ts';
export {
  type PlaceholderFaults,
  placeholderFaults,
} from '../portal/words/placeholders.ts';
export { type PluralCategory, pluralCategories } from '../portal/words/plural-categories.ts';
export { type ListDefinition, listPageSize } from '../wire/list-definition.ts';
export type { adminCalls } from './admin.schema.ts';
export { adminLimits } from './admin-limits.ts';
export type {
  ApprovalRequest,
  AuditedChange,
  ImportedUser,
  Locale,
  NewUser,
  OpenSession,
  PortalUser,
  PresentPerson,
  Registration,
  RegistrationsRequest,
  RowChoice,
  UserChange,
  UserRowFault,
  UsersRequest,
  Word,
  WordEdits,
  WordsRequest,
} from './admin-types.ts';
export * from './audit/audit-list.ts';
export { auditLineText, auditSides } from './audit/value-text.ts';
export type * from './devices/device-types.ts';
export * from './devices/devices-list.ts';
export * from './languages/csv-columns.ts';
export { languageLimits, wordKeyPattern } from './languages/language-limits.ts';
export type * from './languages/language-types.ts';
export * from './lists.ts';
export { type UserColumn, userColumns } from './people/user-columns.ts';
export * from './products/product-fields.ts';
export type * from './products/product-types.ts';
export * from './products/products-list.ts';
export { specChangesList } from './specs/spec-changes-list.ts';
export * from './specs/spec-fields.ts';
export { specList } from './specs/spec-list.ts';
export type * from './specs/spec-types.ts';
export { type WordStanding, wordStandings } from './word-standings.ts';
export { yardLimits } from './yards/yard-limits.ts';
export type * from './yards/yard-types.ts';
