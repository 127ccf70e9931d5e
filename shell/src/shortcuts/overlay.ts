import { useSyncExternalStore } from 'react';

/** What opens over any page at the press of a key, or from the palette. */
export type Overlay = 'palette' | 'help' | 'languages' | 'preferences';

let open: Overlay | null = null;
let opener: Element | null = null;
const listeners = new Set<() => void>();

/** Opens one, or closes what is open: the focus then goes back to where it was before. */
export function showOverlay(overlay: Overlay | null): void {
  if (open === null) opener = document.activeElement;
  open = overlay;
  if (open === null && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  for (const listener of listeners) listener();
}

export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, () => open);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
