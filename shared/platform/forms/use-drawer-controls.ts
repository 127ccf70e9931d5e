import { useEffect, useMemo, useRef, useState } from 'react';
import { markOpenItemDirty } from '../guarding/opened-work.ts';
import type { DrawerControls } from './drawer-context.ts';

interface HeldForms {
  readonly controls: DrawerControls;
  /** Returns whether closing would lose work. */
  readonly holdsWork: () => boolean;
  /** Whether a dialog is open above. */
  readonly isCovered: boolean;
}

/**
 * Tracks the unsaved work and open dialogs of the forms within a drawer or dialog.
 *
 * @param onClose called after the forms have discarded their work
 */
export function useDrawerControls(onClose: () => void): HeldForms {
  const works = useRef(new Set<() => void>());
  const [dialogs, setDialogs] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const controls = useMemo<DrawerControls>(() => {
    const close = () => {
      for (const giveUp of works.current) giveUp();
      setLeaving(true);
    };
    return {
      holdWork: (giveUp) => {
        works.current.add(giveUp);
        const letGo = markOpenItemDirty();
        return () => {
          works.current.delete(giveUp);
          letGo();
        };
      },
      countDialogs: (change) => setDialogs((count) => count + change),
      close,
      closeAfter: (saved) => {
        if ([...works.current].every((giveUp) => giveUp === saved)) close();
      },
    };
  }, []);
  // Runs after the forms have discarded their work, because closing may unmount them.
  useEffect(() => {
    if (!isLeaving) return;
    setLeaving(false);
    onClose();
  }, [isLeaving, onClose]);
  return { controls, holdsWork: () => works.current.size > 0, isCovered: dialogs > 0 };
}
