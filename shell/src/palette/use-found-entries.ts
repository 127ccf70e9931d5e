import { bus, searchAnswered, searchChanged } from '@portal/platform/bus';
import { useEffect, useState } from 'react';
import type { PaletteEntry } from './palette-entry.ts';

/** Returns the results of the remotes for a text, requested over the bus. */
export function useFoundEntries(text: string): readonly PaletteEntry[] {
  const [found, setFound] = useState<Readonly<Record<string, readonly PaletteEntry[]>>>({});
  useEffect(() => {
    const subscription = bus.on(searchAnswered).subscribe(({ owner, found: own }) => {
      const entries = own.map(
        ({ id, name, place, open }): PaletteEntry => ({
          id: `${owner} ${id}`,
          section: 'found',
          name,
          place,
          whenSearched: true,
          run: open,
        }),
      );
      setFound((all) => ({ ...all, [owner]: entries }));
    });
    return () => {
      subscription.unsubscribe();
      bus.emit(searchChanged, '');
    };
  }, []);
  useEffect(() => bus.emit(searchChanged, text.trim()), [text]);
  return Object.values(found).flat();
}
