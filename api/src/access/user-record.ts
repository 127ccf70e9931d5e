import type { UserRecord } from '@portal/contract/portal';
import type { CurrentUser } from './current-user.ts';
import type { Session, SessionKeys } from './sessions.ts';

/**
 * The user as the wire shows it. The secrets travel in the answer to a sign-in alone. `gy_token`
 * is empty: the codes behind it are single-use, so there is none to keep.
 */
export function userRecord(user: CurrentUser, session: Session, keys?: SessionKeys): UserRecord {
  const end = session.endsAt.toISOString();
  return {
    login: user.login,
    user_name: user.name,
    user_last_name: user.lastName,
    group: user.group,
    gy_token: '',
    agree_to_fhq_terms: user.agreedToTerms,
    api_key_refresh_time: end,
    user_token_expire_time: end,
    unit_of_measurement: user.unitOfMeasurement,
    user_access_securities: [...user.rights],
    email: user.email,
    currency_symbol: user.currencySymbol,
    ...(keys && { token: keys.token, api_key: keys.apiKey }),
  };
}
