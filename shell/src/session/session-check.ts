import { bus, popupRequested } from '@portal/platform/bus';
import { isSignedIn } from '@portal/platform/session';
import { isSessionOver, resetSession } from '@portal/platform/session/manage';

/** How often the session's end is looked at (milliseconds, specification 1 §9). */
export const sessionCheckInterval = 15_000;

/** Looks at the session every 15 s; when it is over, the popup shows and the interface is reset. */
export function startSessionCheck(): () => void {
  const timer = setInterval(checkSession, sessionCheckInterval);
  return () => clearInterval(timer);
}

function checkSession(): void {
  if (!isSignedIn() || !isSessionOver()) return;
  bus.emit(popupRequested, { kind: 'session_expired' });
  resetSession();
}
