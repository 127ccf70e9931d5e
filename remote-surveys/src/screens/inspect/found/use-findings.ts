import type { AxleMap } from '@portal/contract/fleet-surveys';
import { useMemo } from 'react';
import type { ByPlace } from '../entry/by-place.ts';
import { type Entry, entryOf } from '../entry/entry.ts';
import { previewFindings } from './preview.ts';

/** What was found on a unit, with what is being typed. */
export function useFindings(
  map: AxleMap,
  typed: ByPlace<Entry>,
  isReadOnly: boolean,
): AxleMap['findings'] {
  return useMemo(
    () =>
      isReadOnly || Object.keys(typed).length === 0
        ? map.findings
        : previewFindings(map, (wheel) => typed[wheel.position] ?? entryOf(wheel, map)),
    [map, typed, isReadOnly],
  );
}
