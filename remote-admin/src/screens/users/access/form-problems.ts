import { failureWord, isCallFailure } from '@portal/platform/http';

/** Fields of the forms by the names that the server has for them. */
const fields = {
  login: 'login',
  group: 'group',
  user_access_securities: 'rights',
  accounts: 'accounts',
  nonsigs: 'nonsigs',
} as const;

export type ProblemField = (typeof fields)[keyof typeof fields];

/** Why the server did not take a form. */
export interface FormProblem {
  /** `root` when no single field is at fault. */
  readonly field: ProblemField | 'root';
  /** Key of the sentence that says so. */
  readonly text: string;
  /** Place within a list of rows, from 0, when one of them is at fault. */
  readonly place: number | null;
}

/** What a refused form says to its user, and beside which field. */
export function formProblem(error: unknown): FormProblem {
  const root = (text: string): FormProblem => ({ field: 'root', text, place: null });
  if (!isCallFailure(error)) return root(failureWord(error));
  const { code, path } = error;
  const [name = '', place] = path.split('.');
  if (Object.hasOwn(fields, name)) {
    const field = fields[name as keyof typeof fields];
    return { field, text: fieldText(field, code), place: place ? Number(place) : null };
  }
  if (code === 'unique') return root('users.problem.has_user');
  if (code === 'not_found' || path === 'id') return root('users.problem.gone');
  return root(failureWord(error));
}

function fieldText(field: ProblemField, code: string): string {
  if (field === 'login' && code === 'unique') return 'users.problem.login_taken';
  if ((field === 'accounts' || field === 'nonsigs') && code === 'unknown_value') {
    return `users.problem.unknown_${field}`;
  }
  return 'users.problem.refused';
}
