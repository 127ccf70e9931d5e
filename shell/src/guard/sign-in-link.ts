import { shownLocale } from '../words/language.ts';
import { onThisHost } from './sign-in-address.ts';

const stateKey = 'sign_in_state';

/** Whoever asks to leave so shortly after another has the same reason (milliseconds). */
const sameReason = 2_000;

let isLeaving = false;

/**
 * Leaves for the provider's sign-in page, which comes back to `returnPath` with a code. The
 * `state` is kept in this tab, so that a code that somebody else planted can be told apart.
 * Whoever asks first decides where to come back to.
 */
export function goToSignIn(signIn: string, returnPath: string): void {
  if (isLeaving) return;
  const query = new URLSearchParams({
    return_host: location.origin,
    return_path: onThisHost(returnPath),
    state: newState(),
    lang: shownLocale(),
  });
  leaveFor(`${signIn}?${query}`);
}

/** Leaves the portal for another address, unless it is being left already. */
export function leaveFor(address: string): void {
  if (isLeaving) return;
  isLeaving = true;
  const stays = () => {
    isLeaving = false;
  };
  // The person may keep the browser from leaving, for the sake of unsaved work.
  setTimeout(stays, sameReason);
  // A page that the browser kept and shows again. Heard before anything else asks to leave.
  addEventListener('pageshow', stays, { capture: true, once: true });
  location.assign(address);
}

/** Whether this tab asked for the sign-in that just came back. The state counts once. */
export function isExpectedState(state: string | null): boolean {
  try {
    const expected = sessionStorage.getItem(stateKey);
    sessionStorage.removeItem(stateKey);
    return expected !== null && expected === state;
  } catch {
    return false;
  }
}

function newState(): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    sessionStorage.setItem(stateKey, state);
  } catch {
    // Without session storage the code comes back as an unexpected one, which only asks first.
  }
  return state;
}
