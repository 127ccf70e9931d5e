import type { Group, UserRecord } from '@portal/contract/portal';

/** Who is signed in, by the names under which the record is kept in the browser. */
export interface User {
  readonly Login: string;
  readonly UserName: string;
  readonly UserLastName: string;
  readonly Group: Group;
  readonly GyToken: string;
  readonly AgreeToFhqTerms: boolean;
  /** ISO instants, UTC. */
  readonly ApiKeyRefreshTime: string;
  readonly UserTokenExpireTime: string;
  /** The rights held. */
  readonly UserAccessSecurities: readonly string[];
  /** 0: mm, bar, km; 1: 32nds of an inch, psi, miles; 2: mm, psi, km. */
  readonly UnitOfMeasurement: '0' | '1' | '2';
  readonly Email: string;
  /** Sign before an amount; it never converts one. */
  readonly CurrencySymbol: string;
}

/** The one place where names of the wire change: the user's record as the portal keeps it. */
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
