import type { AxleMap } from '@portal/contract/fleet-surveys';
import { useMemo } from 'react';
import { type Entry, entryOf } from '../entry/entry.ts';
import type { Entries } from '../entry/use-entries.ts';
import { previewFindings } from './preview.ts';

interface FindingsOptions {
  readonly entries: Pick<Entries, 'unsaved' | 'stuck'>;
  readonly isReadOnly: boolean;
  /** The place whose entry counts although it is stuck. */
  readonly own?: string | undefined;
}

/** What was found on a unit, with what is being typed. Of a tire that is stuck, what was saved counts. */
export function useFindings(
  map: AxleMap,
  { entries: { unsaved, stuck }, isReadOnly, own }: FindingsOptions,
): AxleMap['findings'] {
  return useMemo(() => {
    const counted = new Map<string, Entry>(
      Object.entries(unsaved).filter(([place]) => place === own || !Object.hasOwn(stuck, place)),
    );
    return isReadOnly || counted.size === 0
      ? map.findings
      : previewFindings(map, (wheel) => counted.get(wheel.position) ?? entryOf(wheel, map));
  }, [map, unsaved, stuck, isReadOnly, own]);
}
