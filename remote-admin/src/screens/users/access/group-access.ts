import { usersList, usualRights } from '@portal/contract/admin';
import type { RowKind, UserGroup, UserRight } from './access.ts';
import { inOrder } from './right-sections.ts';

/** The groups, those of people outside the provider first. */
export const userGroups: readonly UserGroup[] = usersList.filters.group.values;

/** Returns the usual rights of a group, in display order. */
export const rightsOfGroup = (group: UserGroup): UserRight[] => inOrder(usualRights[group]);

/** Kind of rows that each group sees; null for internal staff, who see everything. */
export const rowKinds: Readonly<Record<UserGroup, RowKind | null>> = {
  CUS: 'accounts',
  DLR: 'nonsigs',
  WIN: 'nonsigs',
  GYR: null,
  SSC: null,
};
