/** Administration of languages and words. */

export {
  type PlaceholderFaults,
  placeholderFaults,
  placeholdersOf,
} from '../portal/words/placeholders.ts';
export { type PluralCategory, pluralCategories } from '../portal/words/plural-categories.ts';
export type { adminCalls } from './admin.schema.ts';
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
