import type { AppSetup, UserRecord } from '@portal/contract/portal';
import { applySetup } from '../session/menus.ts';
import { noteSessionEnd } from '../session/session-end.ts';
import { setUser, storedToken } from '../session/session-store.ts';

interface Answer {
  readonly data: unknown;
  readonly headers: unknown;
}

/**
 * Applies what any response may carry besides its content: the session's end, the user, menus and
 * texts.
 *
 * @param token the token that the call was sent with; data of a session that has ended is ignored
 */
export function applyAnswer({ data, headers }: Answer, token: string | null): void {
  const { user, app_setup } = carried(data);
  const isCurrent = token === storedToken();
  if (user && (user.token || isCurrent)) setUser(user);
  if (!user?.token && !isCurrent) return;
  const end = header(headers, 'session-end');
  if (end) noteSessionEnd(end, header(headers, 'date'));
  if (app_setup) applySetup(app_setup);
}

// The server's responses are trusted, so it is enough to check that these two are objects.
function carried(data: unknown): { user?: UserRecord; app_setup?: AppSetup } {
  if (!isObject(data)) return {};
  const { user, app_setup } = data;
  return {
    ...(isObject(user) &&
      typeof user.login === 'string' && { user: user as unknown as UserRecord }),
    ...(isObject(app_setup) && { app_setup: app_setup as AppSetup }),
  };
}

function header(headers: unknown, name: string): string | null {
  const value = isObject(headers) ? headers[name] : undefined;
  return typeof value === 'string' ? value : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
