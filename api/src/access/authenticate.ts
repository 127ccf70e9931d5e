import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Settings } from '../settings.ts';
import type { CurrentUser } from './current-user.ts';
import { holdsRight } from './current-user.ts';
import { type ResumedSession, resumeSession, type SessionKeys, userOfSession } from './sessions.ts';
import { userRecord } from './user-record.ts';

export interface Caller {
  readonly user: CurrentUser;
  readonly session: ResumedSession;
}

/**
 * Identifies the caller, and extends the session unless the call was made in the background.
 *
 * @throws Refusal `no_session` when token or API key is missing, wrong or expired
 */
export async function authenticate(
  request: FastifyRequest,
  { unscoped, settings }: { readonly unscoped: Kysely<Schema>; readonly settings: Settings },
  now: Date,
): Promise<Caller> {
  const keys = sessionKeys(request);
  const caller =
    keys &&
    (await resumeSession(unscoped, keys, {
      now,
      minutes: settings.sessionMinutes,
      background: request.headers['background-call'] === '1',
    }));
  if (!caller) throw refuse('no_session');
  return caller;
}

function sessionKeys({ headers }: FastifyRequest): SessionKeys | null {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const apiKey = headers['api-key'];
  return token && typeof apiKey === 'string' && apiKey !== '' ? { token, apiKey } : null;
}

/**
 * Checks the caller again while the call is still being answered.
 *
 * @throws Refusal `no_session`, also if the user's group has changed since; `no_right`
 */
export async function checkStillAuthorized(
  { user, session }: Caller,
  right: string | readonly string[],
  { unscoped }: { readonly unscoped: Kysely<Schema> },
  now: Date,
): Promise<void> {
  const present = await userOfSession(unscoped, session, now);
  if (present?.group !== user.group) throw refuse('no_session');
  authorize({ user: present, session }, right);
}

/**
 * Checks that the caller has the right. A user who has not agreed to the terms of use may only use
 * the session. The refusal includes the current user record, so that the page can follow a change
 * of rights.
 *
 * @throws Refusal `no_right`
 */
export function authorize({ user, session }: Caller, right: string | readonly string[]): void {
  if (right === 'session' || (user.agreedToTerms && holdsRight(user, right))) return;
  throw new Refusal('no_right', '', refusalMessages.no_right, {
    extra: { user: userRecord(user, session) },
  });
}
