import { portalConstants } from '@portal/contract/portal';
import { bus, popupRequested } from '@portal/platform/bus';
import { clock } from '@portal/platform/guarding';
import { keepsWork } from '@portal/platform/offline/manage';
import { isSignedIn } from '@portal/platform/session';
import {
  endWithoutToken,
  isClockSteady,
  isSessionOver,
  localKeys,
  onOtherTabs,
  resetSession,
  storedToken,
} from '@portal/platform/session/manage';
import { renewKeyWhenDue } from './renew-key.ts';
import { noteTimeLeft, untilWarning } from './time-left.ts';
import { verifySession } from './verify-session.ts';

const interval = portalConstants.sessionCheckInterval;

/** What may mean that a machine woke up or a person came back: timers drift, so look at once. */
const returns = ['focus', 'pageshow', 'online'] as const;

/**
 * Looks at the session every 15 s and whenever somebody comes back. When it is over, the popup
 * shows and the interface is reset; shortly before, there is a warning.
 *
 * @returns stops looking
 */
export function startSessionCheck(): () => void {
  const timer = setInterval(checkSession, interval);
  for (const event of returns) addEventListener(event, checkSession);
  document.addEventListener('visibilitychange', checkSession);
  const stopTabs = onOtherTabs((key) => {
    if (key === localKeys.sessionEnd) checkSession();
  });
  return () => {
    clearInterval(timer);
    for (const event of returns) removeEventListener(event, checkSession);
    document.removeEventListener('visibilitychange', checkSession);
    stopTabs();
  };
}

/** Looks at the session now. */
export function checkSession(): void {
  if (isSignedIn()) check();
  const isWarned = isSignedIn() && !(keepsWork() && (isSessionOver() || !navigator.onLine));
  noteTimeLeft(clock.now().getTime(), isWarned);
}

function check(): void {
  if (storedToken() === null) {
    endWithoutToken();
  } else if (!isClockSteady() || (isSessionOver() && keepsWork())) {
    // A day in a yard without a network outlasts a session: then the server alone ends it.
    void askServer();
  } else if (isSessionOver()) {
    bus.emit(popupRequested, { kind: 'session_expired' });
    resetSession('expired');
  } else {
    lookAgainInTime();
    void renewKeyWhenDue();
  }
}

let asking = false;

/**
 * A clock that jumped tells nothing: it was set, or the machine slept. The server knows; without a
 * network the question waits.
 */
async function askServer(): Promise<void> {
  if (asking) return;
  asking = true;
  const lives = await verifySession({ background: true });
  asking = false;
  if (lives && isClockSteady() && !(isSessionOver() && keepsWork())) checkSession();
}

/** A warning between two looks is not late. */
function lookAgainInTime(): void {
  const until = untilWarning(clock.now().getTime());
  if (until !== null && until > 0 && until < interval) setTimeout(checkSession, until);
}
