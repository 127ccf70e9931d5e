import { type KeyboardEvent, useState } from 'react';
import type { PaletteEntry } from './palette-entry.ts';

/** Manages the active entry of the list: the first one after every change of the text. */
export function useActiveEntry(
  found: readonly PaletteEntry[],
  onRun: (entry: PaletteEntry) => void,
) {
  const [at, setAt] = useState(0);
  const last = found.length - 1;
  const active = Math.min(at, last);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method are not for the list.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = found[active];
    if (step !== undefined) setAt((active + step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter' && entry) onRun(entry);
    else return;
    event.preventDefault();
  };
  return { active, setAt, onKeyDown };
}
