import { type Group, type Right, rights, usualRights } from '@portal/contract/portal';

/** The rights of demo users by their group: one group can do everything, so that somebody can. */
export const groupRights: Readonly<Record<Group, readonly Right[]>> = {
  ...usualRights,
  GYR: Object.keys(rights) as Right[],
};
