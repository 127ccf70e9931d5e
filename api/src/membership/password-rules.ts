import type { LinkOwner } from '../access/password-links.ts';
import { passwordLimits } from '../access/passwords.ts';
import { pageLocales, translator } from '../page-words/page-words.ts';
import { isCommon } from './common-passwords.ts';

type PasswordProblem = 'set_missing' | 'set_short' | 'set_long' | 'set_personal' | 'set_common';

export interface NewPasswordProblems {
  readonly password?: PasswordProblem;
  readonly again?: 'set_differs';
}

/** Returns the problems of a new password; empty if it may be set. */
export function checkNewPassword(
  owner: LinkOwner,
  { password, again }: { password: string; again: string },
): NewPasswordProblems {
  const problem = problemOf(password, owner);
  if (problem) return { password: problem };
  return password === again ? {} : { again: 'set_differs' };
}

function problemOf(password: string, owner: LinkOwner): PasswordProblem | null {
  const { minimum, maximum } = passwordLimits;
  if (password === '') return 'set_missing';
  if ([...password].length < minimum) return 'set_short';
  if (password.length > maximum) return 'set_long';
  if (isPersonal(password, owner)) return 'set_personal';
  return isCommon(password) ? 'set_common' : null;
}

/** Shorter names occur in many other words. */
const shortestName = 4;

/**
 * Whether the password contains one of the owner's names, or the portal's, in any spelling and
 * separation.
 */
function isPersonal(password: string, { email, login, name, lastName }: LinkOwner): boolean {
  const [local = ''] = email.split('@');
  const names = [email, local, login, name, lastName, name + lastName, lastName + name];
  for (const { locale } of pageLocales) names.push(translator(locale)('portal'));
  const text = normalizeForComparison(password);
  return names
    .map(normalizeForComparison)
    .some((each) => text === each || ([...each].length >= shortestName && text.includes(each)));
}

const normalizeForComparison = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s._'’-]|\p{M}/gu, '');
