import type { portalCalls } from '@portal/contract/portal/schema';
import { endSession } from '../../access/sessions.ts';
import { userRecord } from '../../access/user-record.ts';
import { implement } from '../../app/implement.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { appSetup } from './app-setup.ts';
import { requirePathRight } from './path-permission.ts';
import { signIn } from './sign-in.ts';

type AuthorizationCalls = Pick<
  typeof portalCalls,
  | 'POST authorization/login_by_gy'
  | 'GET authorization/start'
  | 'GET authorization/verify'
  | 'POST authorization/check_permissions'
  | 'POST authorization/logout'
>;

const signInLimit = { name: 'login_by_gy', hits: 120, seconds: 60 };

export const authorizationRoutes = implement<AuthorizationCalls>({
  'POST authorization/login_by_gy': async (input) => {
    await enforceLimit(input.db, signInLimit, { caller: input.address, now: input.now });
    return signIn(input, input.body.gy_token);
  },

  'GET authorization/start': async ({ user, session, deployment }) => ({
    user: userRecord(user, session),
    app_setup: appSetup(await deployment.current()),
  }),

  'GET authorization/verify': async ({ user, session }) => ({
    status: 'Success',
    user: userRecord(user, session),
  }),

  'POST authorization/check_permissions': async ({ body, user, session, deployment }) => {
    requirePathRight(await deployment.current(), body.path, { user, session });
    return { path: body.path, has_permission: true };
  },

  'POST authorization/logout': async ({ db, session }) => {
    await endSession(db, session);
    return { status: 'Success' };
  },
});
