import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

const open = createStore<PopupKind | null>(null);

/**
 * Shows popups one at a time; while one is open, further requests are dropped, not stacked. Only
 * the end of a session replaces an open popup, because nothing else matters then.
 */
export function startPopups(): void {
  bus.on(popupRequested).subscribe(({ kind }) => {
    if (open.current() === null || kind === 'session_expired') open.set(kind);
  });
}

export const closePopup = (): void => open.set(null);

/** Returns the popup on screen, outside React. */
export const openPopup = (): PopupKind | null => open.current();

export const useOpenPopup = (): PopupKind | null =>
  useSyncExternalStore(open.subscribe, open.current);
