import { createContext, useContext, useEffect } from 'react';
import { useDraft } from '../guarding/guarding.ts';

/** What stands in a drawer tells it. */
export interface DrawerControls {
  /** One more piece of work that closing would lose, by how it is given up; it is held until the
   * function returned is called. */
  readonly holdWork: (giveUp: () => void) => () => void;
  /** One more dialog above it, which then has the Escape key, or one less. */
  readonly countDialogs: (change: 1 | -1) => void;
  /** Gives up what is held, and closes without asking. */
  readonly close: () => void;
  /** Closes once the work that is given up so was saved, unless other work is held. */
  readonly closeAfter: (giveUp: () => void) => void;
}

const nothing = () => {};

export const DrawerContext = createContext<DrawerControls>({
  holdWork: () => nothing,
  countDialogs: nothing,
  close: nothing,
  closeAfter: nothing,
});

export const useDrawer = (): DrawerControls => useContext(DrawerContext);

interface UnsavedWork {
  /** Which form it is and whose, as in `user/7`. */
  readonly name: string;
  /** What is unsaved, as JSON can hold it; null for nothing. */
  readonly value: unknown;
  /** Gets what the browser kept, whatever it is. */
  readonly restore: (kept: unknown) => void;
  /** Leaves nothing unsaved. It stays the same function. */
  readonly giveUp: () => void;
}

/** Keeps unsaved work in the browser. While there is any, closing the drawer and leaving the page ask. */
export function useUnsaved({ name, value, restore, giveUp }: UnsavedWork): void {
  const { holdWork } = useDrawer();
  useDraft(name, value, restore);
  const isUnsaved = value !== null;
  useEffect(() => (isUnsaved ? holdWork(giveUp) : undefined), [isUnsaved, holdWork, giveUp]);
}

/** While `opened`, the Escape key closes what stands above the drawer and not the drawer. */
export function useAboveDrawer(opened: boolean): void {
  const { countDialogs } = useDrawer();
  useEffect(() => {
    if (!opened) return;
    countDialogs(1);
    return () => countDialogs(-1);
  }, [opened, countDialogs]);
}
