import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { useSyncExternalStore } from 'react';

let open: PopupKind | null = null;
const listeners = new Set<() => void>();

/** Shows popups one at a time; while one is open further requests are dropped, not stacked. */
export function startPopups(): void {
  bus.on(popupRequested).subscribe(({ kind }) => {
    if (open === null) show(kind);
  });
}

export const closePopup = (): void => show(null);

/** The popup on screen, outside React. */
export const openPopup = (): PopupKind | null => open;

export const useOpenPopup = (): PopupKind | null => useSyncExternalStore(subscribe, openPopup);

function show(kind: PopupKind | null): void {
  open = kind;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
