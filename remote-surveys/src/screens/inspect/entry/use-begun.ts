import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { useState } from 'react';
import type { ByPlace } from './by-place.ts';
import type { Entry } from './entry.ts';
import { type Merged, mergedEntry } from './merged-entry.ts';

type Reading = Wheel['reading'];

/** What stood at each place when somebody began to type of it. */
export function useBegun() {
  const [begun] = useState(() => {
    const readings = new Map<string, Reading>();
    const merged = (entry: Entry, wheel: Wheel, map: AxleMap): Merged | null =>
      mergedEntry({ entry, begunOn: readings.get(wheel.position) }, wheel, map);
    const note = ({ position, reading }: Pick<Wheel, 'position' | 'reading'>, entry: Entry) => {
      if (entry.revision === (reading?.revision ?? 0)) readings.set(position, reading);
    };
    return {
      /** An entry that names the revision of a reading is a change of it. */
      note,
      noteAll: (wheels: readonly Wheel[], entries: ByPlace<Entry>): void => {
        for (const wheel of wheels) {
          const entry = entries[wheel.position];
          if (entry) note(wheel, entry);
        }
      },
      forget: (position: string): void => void readings.delete(position),
      merged,
      /** What is typed of a tire, on top of what stands there now. */
      onTopOf: (entry: Entry, wheel: Wheel, map: AxleMap): Entry =>
        merged(entry, wheel, map)?.entry ?? { ...entry, revision: wheel.reading?.revision ?? 0 },
    };
  });
  return begun;
}
