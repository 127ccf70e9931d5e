import { usersList, usualRights } from '@portal/contract/admin';
import type { RowKind, UserGroup, UserRight } from './access.ts';
import { inOrder } from './right-sections.ts';

/** The groups, those of people outside the provider first. */
export const userGroups: readonly UserGroup[] = usersList.filters.group.values;

/** The rights that users of a group usually hold, in the order in which they are shown. */
export const rightsOfGroup = (group: UserGroup): UserRight[] => inOrder(usualRights[group]);

/** What the users of a group are given to see; internal staff see everything. */
export const rowKinds: Readonly<Record<UserGroup, RowKind | null>> = {
  CUS: 'accounts',
  DLR: 'nonsigs',
  WIN: 'nonsigs',
  GYR: null,
  SSC: null,
};
