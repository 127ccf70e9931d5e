import { rights, type UserRecord } from '@portal/contract/portal';

/** Creates a fleet customer with every right, unless overridden. */
export const fakeUser = (own: Partial<UserRecord> = {}): UserRecord => ({
  login: 'cus@demo.example',
  user_name: 'Casey',
  user_last_name: 'Morgan',
  group: 'CUS',
  gy_token: 'gy-token',
  token: 'token',
  api_key: 'api-key',
  agree_to_fhq_terms: true,
  api_key_refresh_time: '2030-01-01T00:00:00Z',
  user_token_expire_time: '2030-01-01T00:00:00Z',
  unit_of_measurement: '1',
  user_access_securities: Object.keys(rights),
  email: 'cus@demo.example',
  currency_symbol: '$',
  ...own,
});
