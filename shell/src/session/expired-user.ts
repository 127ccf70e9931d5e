import { bus, popupRequested, sessionChanged } from '@portal/platform/bus';
import { currentUser, type User } from '@portal/platform/session';
import { useSyncExternalStore } from 'react';
import { closePopup, openPopup } from '../overlays/popup-queue.ts';
import { createStore } from '../store/store.ts';

const expired = createStore<User | null>(null);

/**
 * Remembers the user whose session ended by itself. Their page stays behind the popup until they
 * leave for the sign-in page; a sign-in in another tab meanwhile closes the popup.
 */
export function startExpiredUser(): void {
  bus.on(popupRequested).subscribe(({ kind }) => {
    if (kind === 'session_expired') expired.set(currentUser() ?? expired.current());
  });
  bus.on(sessionChanged).subscribe((user) => {
    if (!user) return;
    expired.set(null);
    if (openPopup() === 'session_expired') closePopup();
  });
}

/**
 * Returns the user whose session ended by itself on this page; null during a session and after a
 * sign-out.
 */
export const useExpiredUser = (): User | null =>
  useSyncExternalStore(expired.subscribe, expired.current);
