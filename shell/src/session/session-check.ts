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
import { noteTimeLeft, timeUntilWarning } from './time-left.ts';
import { verifySession } from './verify-session.ts';

const interval = portalConstants.sessionCheckInterval;

/**
 * Events that may mean that the machine woke up or the user came back: timers drift, so the session
 * is checked at once.
 */
const returns = ['focus', 'pageshow', 'online'] as const;

/**
 * Checks the session every 15 s and whenever the user comes back. When it is over, shows the popup
 * and resets the interface; shortly before, warns.
 *
 * @returns stops checking
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

/** Checks the session now. */
export function checkSession(): void {
  if (isSignedIn()) check();
  const isWarned = isSignedIn() && !(keepsWork() && (isSessionOver() || !navigator.onLine));
  noteTimeLeft(clock.now().getTime(), isWarned);
}

function check(): void {
  if (storedToken() === null) {
    endWithoutToken();
  } else if (!isClockSteady() || (isSessionOver() && keepsWork())) {
    // A day offline in a yard outlasts a session: with work in the outbox, only the server ends it.
    void askServer();
  } else if (isSessionOver()) {
    bus.emit(popupRequested, { kind: 'session_expired' });
    resetSession('expired');
  } else {
    scheduleWarningCheck();
    void renewKeyWhenDue();
  }
}

let asking = false;

/**
 * Asks the server, because a clock that jumped is no evidence: it was set, or the machine slept.
 * Offline, the question waits.
 */
async function askServer(): Promise<void> {
  if (asking) return;
  asking = true;
  const lives = await verifySession({ background: true });
  asking = false;
  if (lives && isClockSteady() && !(isSessionOver() && keepsWork())) checkSession();
}

/** Schedules an extra check if the warning is due before the next regular one. */
function scheduleWarningCheck(): void {
  const until = timeUntilWarning(clock.now().getTime());
  if (until !== null && until > 0 && until < interval) setTimeout(checkSession, until);
}
