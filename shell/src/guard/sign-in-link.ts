import { onThisHost } from '../links/sign-in-address.ts';
import { shownLocale } from '../words/language.ts';

const stateKey = 'sign_in_state';
const returnKey = 'sign_in_return';

/** What the sign-in page takes along; a longer path waits in this tab (characters). */
const longestReturn = 1_500;

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
  const path = onThisHost(returnPath);
  const isLong = path.length > longestReturn;
  keepInTab(returnKey, isLong ? path : null);
  const query = new URLSearchParams({
    return_host: location.origin,
    return_path: isLong ? '/' : path,
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
  const expected = takeFromTab(stateKey);
  return expected !== null && expected === state;
}

/** A path that was too long to go by way of the sign-in page; null when none waits. It counts once. */
export const longReturnPath = (): string | null => takeFromTab(returnKey);

function newState(): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // Without session storage the code comes back as an unexpected one, which only asks first.
  keepInTab(stateKey, state);
  return state;
}

function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Nothing waits then.
  }
}

function takeFromTab(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
