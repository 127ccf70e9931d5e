import type { PortalUser, Registration, UserChange } from '@portal/contract/admin';
import type { AccessValues } from './access.ts';
import { rightsOfGroup, rowKinds } from './group-access.ts';
import { inOrder } from './right-sections.ts';
import { suggestedLogin } from './suggested-login.ts';

/** Initial values for an access request: the usual rights of the group, and no rows. */
export const newAccess = ({ email, group }: Registration): AccessValues => ({
  login: suggestedLogin(email),
  group,
  rights: rightsOfGroup(group),
  accounts: [],
  nonsigs: [],
});

export const accessOf = (user: PortalUser): AccessValues => ({
  login: user.login,
  group: user.group,
  rights: inOrder(user.user_access_securities),
  accounts: user.accounts,
  nonsigs: user.nonsigs,
});

/** Whether no rows are chosen for a group that sees only its own. */
export const seesNothing = (values: AccessValues): boolean => {
  const kind = rowKinds[values.group];
  return kind !== null && values[kind].length === 0;
};

/** Converts form values to the request body; omits rows chosen for a group of another kind. */
export function accessBody(
  values: AccessValues,
): Omit<UserChange, 'id' | 'revision' | 'is_locked'> {
  const numbers = (kind: 'accounts' | 'nonsigs') =>
    rowKinds[values.group] === kind ? values[kind].map(({ number }) => number) : [];
  return {
    group: values.group,
    user_access_securities: values.rights,
    accounts: numbers('accounts'),
    nonsigs: numbers('nonsigs'),
  };
}
