import { useEffect, useMemo, useRef, useState } from 'react';
import { holdOpened } from '../guarding/opened-work.ts';
import type { DrawerControls } from './drawer-context.ts';

interface HeldForms {
  readonly controls: DrawerControls;
  /** Whether closing would lose work. */
  readonly holdsWork: () => boolean;
  /** A dialog stands above. */
  readonly isCovered: boolean;
}

/**
 * What forms tell the drawer or the dialog that they stand in.
 *
 * @param onClose once the forms have let go of what they kept
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
        const letGo = holdOpened();
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
  // After the forms have let go of what they kept: they may be gone with it.
  useEffect(() => {
    if (!isLeaving) return;
    setLeaving(false);
    onClose();
  }, [isLeaving, onClose]);
  return { controls, holdsWork: () => works.current.size > 0, isCovered: dialogs > 0 };
}
