import { fieldProblem } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';

/** Form fields by their names on the wire. */
export const accessFields = {
  login: 'login',
  group: 'group',
  user_access_securities: 'rights',
  accounts: 'accounts',
  nonsigs: 'nonsigs',
} as const;

/** Fields of a person, likewise. */
export const personFields = {
  user_name: 'name',
  user_last_name: 'lastName',
  login: 'login',
  email: 'email',
} as const;

/**
 * Returns the key of the message that explains why the server refused a decision or a form.
 *
 * @param fields those of the form, by their names on the wire
 */
export function problemWord(
  error: unknown,
  fields: Readonly<Record<string, string>> = accessFields,
): string {
  const { field, code } = fieldProblem(error, fields);
  if (field === 'login' && code === 'unique') return 'users.problem.login_taken';
  if ((field === 'accounts' || field === 'nonsigs') && code === 'unknown_value') {
    return `users.problem.unknown_${field}`;
  }
  if (code === 'changed_elsewhere') {
    const isOther = isCallFailure(error) && error.path === 'from_revision';
    return `users.problem.changed_${isOther ? 'source' : 'elsewhere'}`;
  }
  if (field === 'email' && code === 'unique') return 'users.problem.email_taken';
  if (field === 'rights' && code === 'unknown_value') return 'users.problem.right_not_held';
  if (field === 'group' && code === 'unknown_value') return 'users.problem.group_not_held';
  if (field !== 'root') return 'users.problem.refused';
  if (code === 'unique') return 'users.problem.has_user';
  if (code === 'not_found' || (isCallFailure(error) && error.path === 'id')) {
    return 'users.problem.gone';
  }
  return failureWord(error);
}
