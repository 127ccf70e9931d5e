import { useDirty } from '@portal/platform/guarding';
import { createContext, useContext, useEffect } from 'react';

/** What stands in a drawer tells it. */
export interface DrawerControls {
  /** One more piece of work that closing would lose, or one less. */
  readonly countUnsaved: (change: 1 | -1) => void;
  /** One more dialog above it, which then has the Escape key, or one less. */
  readonly countDialogs: (change: 1 | -1) => void;
  /** Closes it without asking. */
  readonly close: () => void;
}

const nothing = () => {};

export const DrawerContext = createContext<DrawerControls>({
  countUnsaved: nothing,
  countDialogs: nothing,
  close: nothing,
});

export const useDrawer = (): DrawerControls => useContext(DrawerContext);

/** While `dirty`, closing the drawer and leaving the page ask first. */
export function useUnsaved(dirty: boolean): void {
  const { countUnsaved } = useDrawer();
  useDirty(dirty);
  useCounted(dirty, countUnsaved);
}

/** While `opened`, the Escape key closes what stands above the drawer and not the drawer. */
export function useAboveDrawer(opened: boolean): void {
  useCounted(opened, useDrawer().countDialogs);
}

function useCounted(counts: boolean, count: (change: 1 | -1) => void): void {
  useEffect(() => {
    if (!counts) return;
    count(1);
    return () => count(-1);
  }, [counts, count]);
}
