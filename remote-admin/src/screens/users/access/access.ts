import type { PortalUser, RowChoice, UserChange } from '@portal/contract/admin';

export type UserGroup = PortalUser['group'];
export type UserRight = UserChange['user_access_securities'][number];
/** Kind of rows that limit a user's records: accounts, or dealers by their nonsigs. */
export type RowKind = 'accounts' | 'nonsigs';

/** Form values of a user's login, rights and rows. */
export interface AccessValues {
  login: string;
  group: UserGroup;
  rights: UserRight[];
  accounts: RowChoice[];
  nonsigs: RowChoice[];
}
