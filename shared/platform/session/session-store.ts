import type { UserRecord } from '@portal/contract/portal';
import { bus } from '../bus/bus-core.ts';
import { popupRequested, sessionChanged, setupReceived } from '../bus/events.ts';
import type { User } from '../bus/user.ts';
import { localKeys, menuKeys, sessionKeys } from './local-keys.ts';
import { dropLocally, onOtherTabs, readLocally, writeLocally } from './local-store.ts';
import { storedUser, storeUser } from './stored-user.ts';
import { userFromRecord } from './user-from-record.ts';

/** Returns the token sent with calls; null if there is none. */
export const storedToken = (): string | null => sendable(readLocally(localKeys.token));
export const storedApiKey = (): string | null => sendable(readLocally(localKeys.apiKey));

/**
 * Restores the session stored in this browser and follows other tabs: a sign-out there signs out
 * here, without a message; a session that expired there shows its popup here as well. A page
 * restored from the back/forward cache checks at once, since it missed all events.
 *
 * @returns a function that stops following
 */
export function startSession(): () => void {
  announce();
  const stopTabs = onOtherTabs((key) => {
    if (key === null || sessionKeys.includes(key)) followOthers();
    // Menus are written after their user.
    if (key !== null && menuKeys.includes(key)) bus.emit(setupReceived, {});
  });
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followOthers();
  };
  addEventListener('pageshow', shownAgain);
  return () => {
    stopTabs();
    removeEventListener('pageshow', shownAgain);
  };
}

/**
 * Stores a user from the server, with token and key if given; the menus of another user are
 * deleted. A user is signed in only if both a token and a login exist.
 */
export function setUser(record: UserRecord): void {
  if (record.token) writeLocally(localKeys.token, record.token);
  if (record.api_key) writeLocally(localKeys.apiKey, record.api_key);
  dropLocally(localKeys.sessionOver);
  if (storedUser()?.Login !== record.login) for (const key of menuKeys) dropLocally(key);
  storeUser(userFromRecord(record));
  announce();
}

/**
 * Ends the session in this browser: deletes menus, user, token and key, but nothing else, in
 * particular no unsaved work.
 *
 * @param why decides whether other tabs show the popup; it is written before the token is deleted
 */
export function resetSession(why: 'expired' | 'signed_out' = 'signed_out'): void {
  if (why === 'expired') writeLocally(localKeys.sessionOver, why);
  else dropLocally(localKeys.sessionOver);
  for (const key of sessionKeys) dropLocally(key);
  announce();
}

/**
 * Ends the session of a page whose token is missing. If another tab has removed it and its storage
 * event has not arrived yet, the session ends the same way as there.
 */
export function endWithoutToken(): void {
  const isExpired = hasExpired();
  if (isExpired) bus.emit(popupRequested, { kind: 'session_expired' });
  resetSession(isExpired ? 'expired' : 'signed_out');
}

/** Returns whether the last session of this browser expired, with no sign-in since. */
export const hasExpired = (): boolean => readLocally(localKeys.sessionOver) === 'expired';

// The server never issues text that is invalid in a header.
const sendable = (text: string | null): string | null =>
  text !== null && /^[!-~]+$/.test(text) ? text : null;

const signedInUser = (): User | null => (storedToken() === null ? null : storedUser());

function followOthers(): void {
  const isLost = bus.current(sessionChanged) && !signedInUser();
  if (isLost && hasExpired()) bus.emit(popupRequested, { kind: 'session_expired' });
  announce();
}

function announce(): void {
  const user = signedInUser();
  const known = bus.current(sessionChanged);
  if (known === undefined || !isSame(known, user)) bus.emit(sessionChanged, user);
}

// Responses repeat the user; only changes are published.
const isSame = (one: User | null, other: User | null) =>
  JSON.stringify(one) === JSON.stringify(other);
