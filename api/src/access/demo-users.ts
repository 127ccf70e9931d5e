import type { Group, Right } from '@portal/contract/portal';
import { groupRights } from './group-rights.ts';

/** The password of every demo user; demo users exist only beside demo data. */
export const demoPassword = 'demo-portal-1';

export interface DemoUser {
  readonly email: string;
  readonly login: string;
  readonly name: string;
  readonly lastName: string;
  readonly group: Group;
  readonly rights: readonly Right[];
  readonly isLocked: boolean;
  readonly agreedToTerms: boolean;
  /** A short description of the user, for the list printed at startup. */
  readonly shows: string;
}

const demoUser = (
  login: string,
  [name, lastName]: readonly [string, string],
  group: Group,
  shows: string,
  special: Partial<Pick<DemoUser, 'rights' | 'isLocked' | 'agreedToTerms'>> = {},
): DemoUser => ({
  email: `${login}@demo.example`,
  login,
  name,
  lastName,
  group,
  rights: groupRights[group],
  isLocked: false,
  agreedToTerms: true,
  shows,
  ...special,
});

export const demoUsers: readonly DemoUser[] = [
  demoUser('gyr', ['Grace', 'Young'], 'GYR', 'internal staff with every right'),
  demoUser('ssc', ['Samuel', 'Cole'], 'SSC', 'internal staff without translations and users'),
  demoUser('dlr', ['Dana', 'Reyes'], 'DLR', 'a dealer: the fleets that it serves'),
  demoUser(
    'win',
    ['Walter', 'Nunes'],
    'WIN',
    'a dealer with the dashboard and the list of its surveys',
  ),
  demoUser('cus', ['Carla', 'Souza'], 'CUS', 'a fleet customer'),
  demoUser('norights', ['Noel', 'Rivard'], 'CUS', 'what asks for no right', {
    rights: ['TMLOGIN'],
  }),
  demoUser('noportal', ['Nora', 'Portillo'], 'CUS', 'no right at all', { rights: [] }),
  demoUser('locked', ['Luke', 'Keller'], 'CUS', 'a locked account', { isLocked: true }),
  demoUser('newterms', ['Terry', 'Novak'], 'CUS', 'a customer who has not agreed to the terms', {
    agreedToTerms: false,
  }),
];
