import type { Static } from 'typebox';
import type { LocaleRow } from '../portal/portal-types.ts';
import type { BodyOf } from '../wire/call-types.ts';
import type { adminCalls, word } from './admin.schema.ts';
import type { auditedChange } from './audit/audit.schema.ts';
import type { importedUser, rowFault } from './people/people.schema.ts';
import type { choice, openSession, portalUser, waitingRegistration } from './users.schema.ts';

export type AuditedChange = Static<typeof auditedChange>;

export type Locale = LocaleRow;
export type Word = Static<typeof word>;
export type WordsRequest = BodyOf<(typeof adminCalls)['POST admin/translations/get_words']>;
export type WordEdits = BodyOf<(typeof adminCalls)['PUT admin/translations/edit_words']>;

export type Registration = Static<typeof waitingRegistration>;
export type PortalUser = Static<typeof portalUser>;
/** An account or a dealer. */
export type RowChoice = Static<typeof choice>;
export type RegistrationsRequest = BodyOf<
  (typeof adminCalls)['POST admin/users/get_registrations']
>;
export type UsersRequest = BodyOf<(typeof adminCalls)['POST admin/users/get_users']>;
export type ApprovalRequest = BodyOf<(typeof adminCalls)['POST admin/users/approve_registration']>;
export type ImportedUser = Static<typeof importedUser>;
export type UserRowFault = Static<typeof rowFault>;
/**
 * The person as last saved, sent with a refusal when a colleague has saved them since the form was
 * loaded.
 */
export interface PresentPerson
  extends Pick<PortalUser, 'user_name' | 'user_last_name' | 'login' | 'email' | 'revision'> {
  /** The colleague's name. */
  readonly changed_by: string;
}
export type OpenSession = Static<typeof openSession>;
export type NewUser = BodyOf<(typeof adminCalls)['POST admin/users/add_user']>;
export type UserChange = BodyOf<(typeof adminCalls)['PUT admin/users/save_user']>;
