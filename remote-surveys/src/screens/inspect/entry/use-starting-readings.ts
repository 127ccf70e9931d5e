import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useState } from 'react';
import type { ByPosition } from './by-position.ts';
import type { Entry } from './entry.ts';
import { type MergedEntry, mergedEntry } from './merged-entry.ts';

type Reading = Wheel['reading'];

/** Remembers the reading that the input of each position started from. */
export function useStartingReadings() {
  const [begun] = useState(() => {
    const readings = new Map<string, Reading>();
    const merged = (entry: Entry, wheel: Wheel, map: AxleMap): MergedEntry | null =>
      mergedEntry({ entry, begunOn: readings.get(wheel.position) }, wheel, map);
    const note = ({ position, reading }: Pick<Wheel, 'position' | 'reading'>, entry: Entry) => {
      if (entry.revision === (reading?.revision ?? 0)) readings.set(position, reading);
    };
    return {
      /** Notes the reading if the entry's revision shows that it started from it. */
      note,
      noteAll: (wheels: readonly Wheel[], entries: ByPosition<Entry>): void => {
        for (const wheel of wheels) {
          const entry = entries[wheel.position];
          if (entry) note(wheel, entry);
        }
      },
      forget: (position: string): void => void readings.delete(position),
      merged,
      /** The input merged with the tire's present reading. */
      onTopOf: (entry: Entry, wheel: Wheel, map: AxleMap): Entry =>
        merged(entry, wheel, map)?.entry ?? { ...entry, revision: wheel.reading?.revision ?? 0 },
    };
  });
  return begun;
}
