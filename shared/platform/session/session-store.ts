import type { UserRecord } from '@portal/contract/portal';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { localKeys, sessionKeys } from './local-keys.ts';
import { dropLocally, keepLocally, onOtherTabs, readLocally } from './local-store.ts';
import { keepUser, storedUser } from './stored-user.ts';
import { type User, userFromRecord } from './user.ts';

/** The token that calls carry; null when there is none. */
export const storedToken = (): string | null => sendable(readLocally(localKeys.token));
export const storedApiKey = (): string | null => sendable(readLocally(localKeys.apiKey));

/**
 * Takes over the session that this browser keeps and follows the other tabs: who signs out there
 * is signed out here.
 *
 * @returns stops following
 */
export function startSession(): () => void {
  announce();
  return onOtherTabs((key) => {
    if (key === null || sessionKeys.includes(key)) announce();
  });
}

/**
 * Keeps a user from the server, with the token and key if they come along. Somebody is signed in
 * only when both a token and a login exist.
 */
export function setUser(record: UserRecord): void {
  if (record.token) keepLocally(localKeys.token, record.token);
  if (record.api_key) keepLocally(localKeys.apiKey, record.api_key);
  keepUser(userFromRecord(record));
  announce();
}

/** Ends the session in this browser: menus, user, token and key go, everything else stays. */
export function resetSession(): void {
  for (const key of sessionKeys) dropLocally(key);
  announce();
}

// What cannot stand in a header was never given out by the server.
const sendable = (text: string | null): string | null =>
  text !== null && /^[!-~]+$/.test(text) ? text : null;

function announce(): void {
  const user = storedToken() === null ? null : storedUser();
  const known = bus.current(sessionChanged);
  if (known === undefined || !isSame(known, user)) bus.emit(sessionChanged, user);
}

// Answers bring the user along again and again; only a change is news.
const isSame = (one: User | null, other: User | null) =>
  JSON.stringify(one) === JSON.stringify(other);
