import { fieldProblem } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';

/** Fields of the forms by the names that the server has for them. */
export const accessFields = {
  login: 'login',
  group: 'group',
  user_access_securities: 'rights',
  accounts: 'accounts',
  nonsigs: 'nonsigs',
} as const;

/** The key of the sentence that says why the server did not take a decision or a form. */
export function problemWord(error: unknown): string {
  const { field, code } = fieldProblem(error, accessFields);
  if (field === 'login' && code === 'unique') return 'users.problem.login_taken';
  if ((field === 'accounts' || field === 'nonsigs') && code === 'unknown_value') {
    return `users.problem.unknown_${field}`;
  }
  if (field !== 'root') return 'users.problem.refused';
  if (code === 'unique') return 'users.problem.has_user';
  if (code === 'not_found' || (isCallFailure(error) && error.path === 'id')) {
    return 'users.problem.gone';
  }
  return failureWord(error);
}
