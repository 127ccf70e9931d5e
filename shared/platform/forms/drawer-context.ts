import { createContext, useContext, useEffect } from 'react';
import { useDraft } from '../guarding/guarding.ts';

/** Controls that a drawer offers to its content. */
export interface DrawerControls {
  /**
   * Registers unsaved work that closing would lose, with the function that discards it. The
   * returned function unregisters it.
   */
  readonly holdWork: (giveUp: () => void) => () => void;
  /** Counts a dialog above the drawer in or out; an open dialog gets the Escape key. */
  readonly countDialogs: (change: 1 | -1) => void;
  /** Discards the registered work and closes without asking. */
  readonly close: () => void;
  /**
   * Closes after work was saved, unless other work is registered. The saved work is identified by
   * its discard function.
   */
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
  /** Identifies the form and its subject, such as `user/7`. */
  readonly name: string;
  /** The unsaved values, serializable as JSON; null if there are none. */
  readonly value: unknown;
  /** Receives what the browser stored, unvalidated. */
  readonly restore: (kept: unknown) => void;
  /** Discards all unsaved values. Must be a stable function. */
  readonly giveUp: () => void;
}

/**
 * Stores unsaved work in the browser. While there is any, closing the drawer or leaving the page
 * asks first.
 */
export function useUnsaved({ name, value, restore, giveUp }: UnsavedWork): void {
  const { holdWork } = useDrawer();
  useDraft(name, value, restore);
  const isUnsaved = value !== null;
  useEffect(() => (isUnsaved ? holdWork(giveUp) : undefined), [isUnsaved, holdWork, giveUp]);
}

/** While `opened`, the Escape key closes the dialog above the drawer and not the drawer. */
export function useAboveDrawer(opened: boolean): void {
  const { countDialogs } = useDrawer();
  useEffect(() => {
    if (!opened) return;
    countDialogs(1);
    return () => countDialogs(-1);
  }, [opened, countDialogs]);
}
