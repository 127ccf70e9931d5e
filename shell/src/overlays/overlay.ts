import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

/** What opens over any page at the press of a key, from the palette or from the menu of the person. */
export type Overlay = 'palette' | 'help' | 'languages' | 'preferences' | 'install';

const open = createStore<Overlay | null>(null);
let opener: Element | null = null;

/** Opens one, or closes what is open: the focus then goes back to where it was before. */
export function showOverlay(overlay: Overlay | null): void {
  if (open.current() === null) opener = document.activeElement;
  if (overlay === null && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  open.set(overlay);
}

export const useOverlay = (): Overlay | null => useSyncExternalStore(open.subscribe, open.current);
