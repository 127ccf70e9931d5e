import { usersList } from '@portal/contract/admin';
import type { RowKind, UserGroup, UserRight } from './access.ts';
import { allRights, inOrder } from './right-sections.ts';

/** The groups, those of people outside the provider first. */
export const userGroups: readonly UserGroup[] = usersList.filters.group.values;

const events: readonly UserRight[] = ['SPSRHIST', 'SPPRFRPT'];
const administration: readonly UserRight[] = ['TVADMIN', 'TVADMIN2'];
const fleet = allRights.filter((right) => ![...events, ...administration].includes(right));

/**
 * The rights that users of a group usually hold. The right to this very page is never among them:
 * whoever gives it does so by hand.
 */
const usual: Readonly<Record<UserGroup, readonly UserRight[]>> = {
  CUS: [...fleet, 'SPSRHIST'],
  DLR: [...fleet, 'SPPRFRPT'],
  WIN: ['TMLOGIN', 'TMSMYRPT', 'FDLOGIN'],
  GYR: allRights.filter((right) => right !== 'TVADMIN2'),
  SSC: allRights.filter((right) => right !== 'TVADMIN2'),
};

export const usualRights = (group: UserGroup): UserRight[] => inOrder(usual[group]);

/** What the users of a group are given to see; internal staff see everything. */
export const rowKinds: Readonly<Record<UserGroup, RowKind | null>> = {
  CUS: 'accounts',
  DLR: 'nonsigs',
  WIN: 'nonsigs',
  GYR: null,
  SSC: null,
};
