import type { CurrentUser } from '../../../access/current-user.ts';
import type { Raw } from './raw-records.ts';

/** A demo user as a session identifies them, for queries that bypass the calls. */
export function demoUser(raw: Raw, login: string): CurrentUser {
  const user = raw.users.find((each) => each.login === login);
  if (!user) throw new Error(`No demo user ${login}`);
  return {
    id: user.id,
    group: user.group_code,
    login,
    email: `${login}@demo.example`,
    name: login,
    lastName: login,
    rights: ['FDLOGIN'],
    isLocked: false,
    unitOfMeasurement: '0',
    currencySymbol: '$',
    agreedToTerms: true,
  };
}
