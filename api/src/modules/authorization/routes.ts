import type { portalCalls } from '@portal/contract/portal/schema';
import { renewKey } from '../../access/key-renewal.ts';
import { changeOwnSettings } from '../../access/own-settings.ts';
import { endSession } from '../../access/sessions.ts';
import { codeOwner, issueCode, voidCodes } from '../../access/sign-in-codes.ts';
import { userRecord } from '../../access/user-record.ts';
import { findUser } from '../../access/users.ts';
import { implement } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { appSetup } from './app-setup.ts';
import { mayCarryCode } from './link-hosts.ts';
import { hasPathRight } from './path-permission.ts';
import { signIn } from './sign-in.ts';

type AuthorizationCalls = Pick<
  typeof portalCalls,
  | 'POST authorization/login_by_gy'
  | 'POST authorization/code_owner'
  | 'GET authorization/start'
  | 'GET authorization/verify'
  | 'POST authorization/check_permissions'
  | 'POST authorization/logout'
  | 'POST authorization/link_code'
  | 'POST authorization/agree_terms'
>;

const signInLimit = { name: 'login_by_gy', hits: 120, seconds: 60 };
const ownerLimit = { name: 'code_owner', hits: 120, seconds: 60 };
const linkLimit = { name: 'link_code', hits: 30, seconds: 60 };

export const authorizationRoutes = implement<AuthorizationCalls>({
  'POST authorization/login_by_gy': async (input) => {
    await enforceLimit(input.unscoped, signInLimit, { caller: input.address, now: input.now });
    return signIn(input);
  },

  'POST authorization/code_owner': async ({ unscoped, body, address, now }) => {
    await enforceLimit(unscoped, ownerLimit, { caller: address, now });
    const userId = await codeOwner(unscoped, body.gy_token, now);
    const user = userId === null ? null : await findUser(unscoped, userId);
    if (!user) return { owner: null };
    return { owner: { login: user.login, user_name: user.name, user_last_name: user.lastName } };
  },

  'GET authorization/start': async (input) => ({
    user: userRecord(input.user, input.session),
    app_setup: await appSetup(input, { group: input.user.group, locale: input.locale }),
  }),

  'GET authorization/verify': async ({ unscoped, settings, user, session, now }) => {
    const renewal = await renewKey(unscoped, session, { now, minutes: settings.sessionMinutes });
    return { status: 'Success', user: userRecord(user, renewal.session, renewal) };
  },

  'POST authorization/check_permissions': async ({ body, user, session, deployment }) => {
    const has_permission = hasPathRight(await deployment.current(), body.path, { user, session });
    return { path: body.path, has_permission };
  },

  'POST authorization/logout': async ({ unscoped, session, user }) => {
    await endSession(unscoped, session);
    await voidCodes(unscoped, user.id);
    return { status: 'Success' };
  },

  'POST authorization/link_code': async ({ unscoped, user, body, deployment, now }) => {
    await enforceLimit(unscoped, linkLimit, { caller: String(user.id), now });
    if (!mayCarryCode(await deployment.current(), body.url)) throw refuse('unknown_value', 'url');
    return { code: await issueCode(unscoped, user.id, now) };
  },

  'POST authorization/agree_terms': async ({ unscoped, user, session }) => ({
    user: userRecord(
      await changeOwnSettings(unscoped, user.id, { agreed_to_terms: true }),
      session,
    ),
  }),
});
