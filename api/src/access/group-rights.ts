import { type Group, type Right, rights, usualRights } from '@portal/contract/portal';

/** The rights of demo users by group; one group has all rights. */
export const groupRights: Readonly<Record<Group, readonly Right[]>> = {
  ...usualRights,
  GYR: Object.keys(rights) as Right[],
};
