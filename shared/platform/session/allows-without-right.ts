import type { User } from '../bus/user.ts';

/**
 * The helper of specification 1 §6: "A helper also allows a user whose group does not contain a
 * given group code without requiring the right." Whoever is of that group needs the right like
 * everybody; nobody signed in is allowed nothing.
 *
 * @param groupCode as in `CUS`
 */
export const allowsWithoutRight = (
  user: Pick<User, 'Group' | 'UserAccessSecurities'> | null,
  right: string,
  groupCode: string,
): boolean =>
  user !== null && (!user.Group.includes(groupCode) || user.UserAccessSecurities.includes(right));
