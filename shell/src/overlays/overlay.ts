import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';

/** Overlays that open over any page by a key, from the palette or from the user's menu. */
export type Overlay = 'palette' | 'help' | 'languages' | 'preferences' | 'install';

const open = createStore<Overlay | null>(null);
let opener: Element | null = null;

/** Opens an overlay; null closes the open one and returns the focus to where it was. */
export function showOverlay(overlay: Overlay | null): void {
  if (open.current() === null) opener = document.activeElement;
  if (overlay === null && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  open.set(overlay);
}

export const useOverlay = (): Overlay | null => useSyncExternalStore(open.subscribe, open.current);
