import type { ImportedUser, PortalUser, Registration, RowChoice } from '@portal/contract/admin';

/** A waiting registration, with optional fields of its own. */
export const registrationOf = (id: number, own: Partial<Registration> = {}): Registration => ({
  id,
  user_name: 'Jane',
  user_last_name: `Doe ${id}`,
  email: `jane.doe${id}@fleet.example`,
  company: 'Northern Freight',
  phone: '+1 555 0100',
  group: 'CUS',
  account_number: '',
  message: 'We would like to see our tires.',
  requested_at: '2026-03-04T12:00:00.000Z',
  state: 'waiting',
  decided_by: null,
  decided_at: null,
  has_user: false,
  right_code: null,
  ...own,
});

/** A fleet customer with the fleet dashboard and one account, with optional fields of its own. */
export const userOf = (id: number, own: Partial<PortalUser> = {}): PortalUser => ({
  id,
  login: `user${id}`,
  email: `user${id}@fleet.example`,
  user_name: 'Max',
  user_last_name: `Roe ${id}`,
  is_locked: false,
  is_forgotten: false,
  language: null,
  has_password: true,
  created_at: '2026-01-02T12:00:00.000Z',
  last_sign_in_at: '2026-03-01T08:30:00.000Z',
  revision: 1,
  group: 'CUS',
  user_access_securities: ['TMLOGIN', 'FDLOGIN'],
  accounts: [{ number: '100001', name: 'Northern Freight' }],
  nonsigs: [],
  ...own,
});

export const accounts: readonly RowChoice[] = [
  { number: '100001', name: 'Northern Freight' },
  { number: '100002', name: 'Southern Haul' },
  { number: '100003', name: '' },
];

export const dealers: readonly RowChoice[] = [{ number: '007001', name: 'Corner Tires' }];

/** Result of a file of users: one added, one changed and one refused row. */
export const imported: readonly ImportedUser[] = [
  { row: 2, login: 'rita', name: 'Rita Moss', outcome: 'added', changes: [], faults: [] },
  {
    row: 3,
    login: 'user1',
    name: 'Max Roe 1',
    outcome: 'changed',
    changes: [{ field: 'rights', before: 'FDLOGIN TMLOGIN', after: '' }],
    faults: [],
  },
  {
    row: 4,
    login: 'leo',
    name: 'Leo Hart',
    outcome: 'refused',
    changes: [],
    faults: [
      { field: 'email', code: 'unique', value: '' },
      { field: 'rights', code: 'unknown_value', value: 'NOSUCH' },
    ],
  },
  { row: 5, login: 'gyr', name: 'Grace Young', outcome: 'unchanged', changes: [], faults: [] },
];
