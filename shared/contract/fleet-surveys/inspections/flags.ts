import type { Valve, WearCondition } from '../tires/code-lists.ts';
import { isRead } from './colors.ts';
import type { ReadTire } from './findings.ts';

/** Valve conditions that are exceptions. */
export const flaggedValves: readonly Valve[] = [
  'missing_cap',
  'plastic_cap',
  'leaking',
  'bent_damaged',
  'inaccessible',
];

/** A tire with its inspector's remarks. */
export interface FlaggedTire extends Pick<ReadTire, 'pressure' | 'tread'> {
  readonly valve: Valve | null;
  readonly conditions: readonly WearCondition[];
}

/**
 * Counts the flags on the tires that were read: at most one for wear or damage of each, and one for
 * its valve.
 *
 * @param tires the tires of axles that are not lifted, read or not
 */
export function flagsOf(tires: readonly FlaggedTire[]) {
  const read = tires.filter(isRead);
  return {
    flagged_wear: read.filter(({ conditions }) => conditions.length > 0).length,
    flagged_valves: read.filter(({ valve }) => valve !== null && flaggedValves.includes(valve))
      .length,
  };
}
