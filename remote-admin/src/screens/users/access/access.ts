import type { PortalUser, RowChoice, UserChange } from '@portal/contract/admin';

export type UserGroup = PortalUser['group'];
export type UserRight = UserChange['user_access_securities'][number];
/** Of what a user sees the records: of accounts, or of dealers by their nonsigs. */
export type RowKind = 'accounts' | 'nonsigs';

/** A user's login, and what they may do and see, as a form holds it. */
export interface AccessValues {
  login: string;
  group: UserGroup;
  rights: UserRight[];
  accounts: RowChoice[];
  nonsigs: RowChoice[];
}
