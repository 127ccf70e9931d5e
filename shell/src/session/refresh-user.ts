import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { isSignedIn } from '@portal/platform/session';

const call = callsOf<typeof portalCalls>();

/**
 * Asks once for the user whom this browser remembers: rights, preferences and menus may have
 * changed since. The answer is applied by the HTTP client, as is a session that is over; a server
 * that cannot be reached leaves what is remembered in force.
 */
export function refreshUser(): void {
  if (!isSignedIn()) return;
  call('GET authorization/start').catch((cause: unknown) =>
    console.warn('The user could not be asked for', cause),
  );
}
