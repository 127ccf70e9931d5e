/** Administration of languages and words. */
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
export { type PlaceholderFaults, placeholderFaults, placeholdersOf } from './placeholders.ts';
export { type PluralCategory, pluralCategories } from './plural-categories.ts';
