import { loginStatus } from '@portal/contract/portal';
import type { portalCalls } from '@portal/contract/portal/schema';
import type { ResponseOf } from '@portal/contract/wire';
import { networkOf } from '../../access/network-of.ts';
import { startSession } from '../../access/sessions.ts';
import { isLockedOut } from '../../access/sign-in-attempts.ts';
import { redeemCode } from '../../access/sign-in-codes.ts';
import { userRecord } from '../../access/user-record.ts';
import { findUser } from '../../access/users.ts';
import type { CallInput } from '../../app/implement.ts';
import { appSetup } from './app-setup.ts';

type SignInCall = (typeof portalCalls)['POST authorization/login_by_gy'];

/**
 * Exchanges a code for a session. The code is used up regardless of the outcome. Status 3: the code
 * is unknown, used or expired; status 1: the account is locked, by an administrator or by failed
 * attempts.
 */
export async function signIn(input: CallInput<SignInCall>): Promise<ResponseOf<SignInCall>> {
  const { unscoped, settings, now, body, locale, address, device } = input;
  const userId = await redeemCode(unscoped, body.gy_token, now);
  const user = userId === null ? null : await findUser(unscoped, userId);
  if (!user) return { status: loginStatus.notRecognised };
  const who = { email: user.email, network: networkOf(address) };
  if (user.isLocked || (await isLockedOut(unscoped, who, now))) {
    return { status: loginStatus.locked };
  }
  const session = await startSession(unscoped, user.id, {
    now,
    minutes: settings.sessionMinutes,
    device,
  });
  await unscoped
    .updateTable('users')
    .set({ last_sign_in_at: now })
    .where('id', '=', user.id)
    .execute();
  return {
    status: loginStatus.success,
    user: userRecord(user, session, session),
    app_setup: await appSetup(input, { group: user.group, locale }),
  };
}
