import type { User } from '../bus/user.ts';

/**
 * Implements the helper of specification 1 §6: "A helper also allows a user whose group does not
 * contain a given group code without requiring the right." A user of that group needs the right;
 * without a signed-in user, nothing is allowed.
 *
 * @param groupCode such as `CUS`
 */
export const allowsWithoutRight = (
  user: Pick<User, 'Group' | 'UserAccessSecurities'> | null,
  right: string,
  groupCode: string,
): boolean =>
  user !== null && (!user.Group.includes(groupCode) || user.UserAccessSecurities.includes(right));
