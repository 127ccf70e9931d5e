import type { LinkOwner } from '../access/password-links.ts';
import { passwordLimits } from '../access/passwords.ts';
import { pageLocales, translator } from './words.ts';

export interface NewPasswordProblems {
  readonly password?: 'set_missing' | 'set_short' | 'set_long' | 'set_personal';
  readonly again?: 'set_differs';
}

/** What is wrong with a new password; nothing when it may be set. */
export function checkNewPassword(
  owner: LinkOwner,
  { password, again }: { password: string; again: string },
): NewPasswordProblems {
  const problem = problemOf(password, owner);
  if (problem) return { password: problem };
  return password === again ? {} : { again: 'set_differs' };
}

function problemOf(password: string, owner: LinkOwner): NewPasswordProblems['password'] | null {
  const { minimum, maximum } = passwordLimits;
  if (password === '') return 'set_missing';
  if ([...password].length < minimum) return 'set_short';
  if (password.length > maximum) return 'set_long';
  return isPersonal(password, owner) ? 'set_personal' : null;
}

/** Whether it is one of the owner's names, or the portal's, however it is written and parted. */
function isPersonal(password: string, { email, login, name, lastName }: LinkOwner): boolean {
  const [local = ''] = email.split('@');
  const names = [email, local, login, name, lastName, name + lastName, lastName + name];
  for (const { locale } of pageLocales) names.push(translator(locale)('portal'));
  return names.map(bare).includes(bare(password));
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[\s._-]/g, '');
