import type { UserRecord } from '@portal/contract/portal';
import type { CurrentUser } from './current-user.ts';
import type { Session } from './sessions.ts';

/** Secrets that were just made: both after a sign-in, only the key after a renewal. */
interface NewSecrets {
  readonly token?: string;
  readonly apiKey: string | null;
}

/**
 * The user record for the wire, with secrets only in the answer to the call that made them.
 * `gy_token` is empty: the codes behind it are single-use, so there is none to keep.
 */
export function userRecord(
  user: CurrentUser,
  session: Session,
  { token, apiKey }: NewSecrets = { apiKey: null },
): UserRecord {
  return {
    login: user.login,
    user_name: user.name,
    user_last_name: user.lastName,
    group: user.group,
    gy_token: '',
    agree_to_fhq_terms: user.agreedToTerms,
    api_key_refresh_time: session.keyDueAt.toISOString(),
    user_token_expire_time: session.endsAt.toISOString(),
    unit_of_measurement: user.unitOfMeasurement,
    user_access_securities: [...user.rights],
    email: user.email,
    currency_symbol: user.currencySymbol,
    ...(token && { token }),
    ...(apiKey && { api_key: apiKey }),
  };
}
