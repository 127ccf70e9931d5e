import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { isSignedIn } from '@portal/platform/session';

const call = callsOf<typeof portalCalls>();

/**
 * Requests the remembered user once: rights, preferences and menus may have changed since. The HTTP
 * client applies the answer, including the end of a session; if the server is unreachable, the
 * remembered user stays.
 */
export function refreshUser(): void {
  if (!isSignedIn()) return;
  call('GET authorization/start').catch((cause: unknown) =>
    console.warn('The user could not be asked for', cause),
  );
}
