import type { UserRecord } from '@portal/contract/portal';
import { bus } from '../bus/bus-core.ts';
import { popupRequested, sessionChanged, setupReceived } from '../bus/events.ts';
import type { User } from '../bus/user.ts';
import { localKeys, menuKeys, sessionKeys } from './local-keys.ts';
import { dropLocally, keepLocally, onOtherTabs, readLocally } from './local-store.ts';
import { keepUser, storedUser } from './stored-user.ts';
import { userFromRecord } from './user-from-record.ts';

/** The token that calls carry; null when there is none. */
export const storedToken = (): string | null => sendable(readLocally(localKeys.token));
export const storedApiKey = (): string | null => sendable(readLocally(localKeys.apiKey));

/**
 * Takes over the session that this browser keeps and follows the other tabs: who signs out there
 * is signed out here, without a word; a session that expired there shows its popup here too. A page
 * that the browser kept and shows again looks at once, since it heard nothing meanwhile.
 *
 * @returns stops following
 */
export function startSession(): () => void {
  announce();
  const stopTabs = onOtherTabs((key) => {
    if (key === null || sessionKeys.includes(key)) followOthers();
    // Menus are written after the user they are for.
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
 * Keeps a user from the server, with the token and key if they come along; the menus of another
 * user go. Somebody is signed in only when both a token and a login exist.
 */
export function setUser(record: UserRecord): void {
  if (record.token) keepLocally(localKeys.token, record.token);
  if (record.api_key) keepLocally(localKeys.apiKey, record.api_key);
  dropLocally(localKeys.sessionOver);
  if (storedUser()?.Login !== record.login) for (const key of menuKeys) dropLocally(key);
  keepUser(userFromRecord(record));
  announce();
}

/**
 * Ends the session in this browser: menus, user, token and key go, everything else stays, unsaved
 * work above all.
 *
 * @param why tells the other tabs whether to show the popup; it is written before the token goes
 */
export function resetSession(why: 'expired' | 'signed_out' = 'signed_out'): void {
  if (why === 'expired') keepLocally(localKeys.sessionOver, why);
  else dropLocally(localKeys.sessionOver);
  for (const key of sessionKeys) dropLocally(key);
  announce();
}

/**
 * Ends the session of a page whose token is gone. Another tab may have taken it, and the browser's
 * word of that may still be on its way here: the session ends as it did there.
 */
export function endWithoutToken(): void {
  const isExpired = hasExpired();
  if (isExpired) bus.emit(popupRequested, { kind: 'session_expired' });
  resetSession(isExpired ? 'expired' : 'signed_out');
}

/** Whether the last session of this browser ended by itself, and nobody has signed in since. */
export const hasExpired = (): boolean => readLocally(localKeys.sessionOver) === 'expired';

// What cannot stand in a header was never given out by the server.
const sendable = (text: string | null): string | null =>
  text !== null && /^[!-~]+$/.test(text) ? text : null;

const keptUser = (): User | null => (storedToken() === null ? null : storedUser());

function followOthers(): void {
  const isLost = bus.current(sessionChanged) && !keptUser();
  if (isLost && hasExpired()) bus.emit(popupRequested, { kind: 'session_expired' });
  announce();
}

function announce(): void {
  const user = keptUser();
  const known = bus.current(sessionChanged);
  if (known === undefined || !isSame(known, user)) bus.emit(sessionChanged, user);
}

// Answers bring the user along again and again; only a change is news.
const isSame = (one: User | null, other: User | null) =>
  JSON.stringify(one) === JSON.stringify(other);
