import type { UserRecord } from '@portal/contract/portal';
import type { User } from '../bus/user.ts';

/**
 * Converts the user's record from its names on the wire to the portal's own; this is the only place
 * that does.
 */
export const userFromRecord = (record: UserRecord): User => ({
  Login: record.login,
  UserName: record.user_name,
  UserLastName: record.user_last_name,
  Group: record.group,
  GyToken: record.gy_token,
  AgreeToFhqTerms: record.agree_to_fhq_terms,
  ApiKeyRefreshTime: record.api_key_refresh_time,
  UserTokenExpireTime: record.user_token_expire_time,
  UserAccessSecurities: record.user_access_securities,
  UnitOfMeasurement: record.unit_of_measurement,
  Email: record.email,
  CurrencySymbol: record.currency_symbol,
});
