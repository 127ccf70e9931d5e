/** Administration of languages, words and users. */

export { portalRights, usualRights } from '../portal/rights.ts';
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
  Locale,
  NewUser,
  OpenSession,
  PortalUser,
  Registration,
  RegistrationsRequest,
  RowChoice,
  UserChange,
  UsersRequest,
  Word,
  WordEdits,
  WordsRequest,
} from './admin-types.ts';
export * from './audit/audit-list.ts';
export { auditLineText, auditValueText } from './audit/value-text.ts';
export type * from './devices/device-types.ts';
export * from './devices/devices-list.ts';
export { languageLimits } from './languages/language-limits.ts';
export type * from './languages/language-types.ts';
export { type WordStanding, wordStandings } from './languages/word-standings.ts';
export * from './lists.ts';
export * from './products/product-fields.ts';
export type * from './products/product-types.ts';
export * from './products/products-list.ts';
export * from './specs/spec-fields.ts';
export { specList } from './specs/spec-list.ts';
export type * from './specs/spec-types.ts';
