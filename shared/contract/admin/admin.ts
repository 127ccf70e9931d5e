/** Administration of languages, words and users. */

export { portalRights, usualRights } from '../portal/rights.ts';
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
  Locale,
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
export { type AuditAction, type AuditArea, auditActions, auditAreas } from './audit-areas.ts';
export * from './lists.ts';
