import { onThisHost } from '../links/sign-in-address.ts';
import { shownLocale } from '../words/language.ts';

const stateKey = 'sign_in_state';
const returnKey = 'sign_in_return';

/** Longest path to send to the sign-in page, in characters; a longer one is stored in this tab. */
const longestReturn = 1_500;

/** Redirects within this many milliseconds count as one. */
const sameReason = 2_000;

let isLeaving = false;

/**
 * Leaves for the provider's sign-in page, which returns to `returnPath` with a code. The `state` is
 * stored in this tab, so that a planted code can be detected. The first caller determines the
 * return path.
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
  // The user may cancel leaving because of unsaved work.
  setTimeout(stays, sameReason);
  // The browser may show this page again from its back/forward cache. Handled before anything else
  // asks to leave.
  addEventListener('pageshow', stays, { capture: true, once: true });
  location.assign(address);
}

/** Whether this tab asked for the sign-in that just returned. A state is valid once. */
export function isExpectedState(state: string | null): boolean {
  const expected = takeFromTab(stateKey);
  return expected !== null && expected === state;
}

/** Returns and removes the path that was too long for the sign-in page; null for none. */
export const longReturnPath = (): string | null => takeFromTab(returnKey);

function newState(): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // Without session storage, the code comes back as an unexpected one, which only needs
  // confirmation.
  keepInTab(stateKey, state);
  return state;
}

function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without session storage, nothing is stored.
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
