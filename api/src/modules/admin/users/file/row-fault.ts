import type { UserColumn, UserRowFault } from '@portal/contract/admin';
import type { Refusal } from '../../../../app/refusal.ts';

export const fault = (field: UserColumn, code: UserRowFault['code'], value = ''): UserRowFault => ({
  field,
  code,
  value,
});

const columns: Readonly<Record<string, UserColumn>> = {
  login: 'login',
  email: 'email',
  user_name: 'first_name',
  user_last_name: 'last_name',
  group: 'group',
  user_access_securities: 'rights',
  accounts: 'accounts',
  nonsigs: 'dealers',
};

/** Converts the refusal of a row's write to a fault at its column. */
export function faultOf(
  { code, path }: Refusal,
  lists: Readonly<Partial<Record<string, readonly string[]>>>,
): UserRowFault {
  const [name = '', place] = path.split('.');
  const field = columns[name] ?? 'login';
  const value = place === undefined ? '' : (lists[name]?.[Number(place)] ?? '');
  if (code === 'unique' || code === 'changed_elsewhere') return fault(field, code);
  if (code === 'too_many_requests') return fault(field, 'later');
  // Administrators can neither remove their own right nor lock themselves.
  if (code === 'invalid') return fault(field, 'own');
  const isGiven = name === 'group' || name === 'user_access_securities';
  return fault(field, isGiven ? 'not_held' : 'unknown_value', value);
}
