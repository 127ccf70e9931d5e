import type { AxleMap } from '@portal/contract/fleet-surveys';
import { useMemo } from 'react';
import { type Entry, entryOf } from '../entry/entry.ts';
import type { Entries } from '../entry/use-entries.ts';
import { previewFindings } from './preview.ts';

interface FindingsOptions {
  readonly entries: Pick<Entries, 'unsaved' | 'stuck'>;
  readonly isReadOnly: boolean;
  /** Position of the chosen tire. */
  readonly own: string | undefined;
}

interface FindingsResult {
  /** For tires with stuck entries, based on the saved values. */
  readonly ofUnit: AxleMap['findings'];
  /** Like `ofUnit`, but including the chosen tire's entry even if it is stuck. */
  readonly ofTire: AxleMap['findings'];
}

/** Findings of a unit, including unsaved input. */
export function useFindings(
  map: AxleMap,
  { entries: { unsaved, stuck }, isReadOnly, own }: FindingsOptions,
): FindingsResult {
  const stuckOwn = own !== undefined && Object.hasOwn(stuck, own) ? own : null;
  const ofUnit = useMemo(() => {
    if (isReadOnly) return map.findings;
    return findingsWith(map, unsaved, (place) => !Object.hasOwn(stuck, place));
  }, [map, unsaved, stuck, isReadOnly]);
  const ofTire = useMemo(() => {
    if (isReadOnly || stuckOwn === null) return ofUnit;
    return findingsWith(
      map,
      unsaved,
      (place) => place === stuckOwn || !Object.hasOwn(stuck, place),
    );
  }, [map, unsaved, stuck, isReadOnly, stuckOwn, ofUnit]);
  return { ofUnit, ofTire };
}

function findingsWith(
  map: AxleMap,
  unsaved: Entries['unsaved'],
  counts: (place: string) => boolean,
): AxleMap['findings'] {
  const counted = new Map<string, Entry>(
    Object.entries(unsaved).filter(([place]) => counts(place)),
  );
  return counted.size === 0
    ? map.findings
    : previewFindings(map, (wheel) => counted.get(wheel.position) ?? entryOf(wheel, map));
}
