import type { InspectionColor } from '../surveys/code-lists.ts';
import type { WheelPosition } from '../tires/places.ts';
import type { Finding, ReadTire } from './findings.ts';

/** Whether anything of a tire was read: what was not is grey, and no exception. */
export const isRead = ({ pressure, tread }: Pick<ReadTire, 'pressure' | 'tread'>): boolean =>
  pressure !== null || tread !== null;

/** What the worst of findings says. */
export const worstOf = (
  findings: readonly Pick<Finding, 'severity'>[],
): 'green' | 'yellow' | 'red' => {
  if (findings.some(({ severity }) => severity === 'critical')) return 'red';
  return findings.length > 0 ? 'yellow' : 'green';
};

/** A finding of a pair or of an axle is one of each of its tires. */
export const concerns = (
  { axle, side, slot }: Pick<Finding, 'axle' | 'side' | 'slot'>,
  tire: WheelPosition,
): boolean =>
  axle === tire.axle &&
  (side === null || side === tire.side) &&
  (slot === null || slot === tire.slot);

/** A unit has the color of its worst tire, or grey if no tire was read. */
export const colorOfUnit = (
  tires: readonly ReadTire[],
  findings: readonly Finding[],
): InspectionColor => (tires.some(isRead) ? worstOf(findings) : 'grey');

/**
 * What an inspection counts of its tires and findings.
 *
 * @param tires those of the axles that are not lifted, read or not
 */
export function countsOf(tires: readonly ReadTire[], findings: readonly Finding[]) {
  const criticals = findings.filter(({ severity }) => severity === 'critical').length;
  return {
    color: colorOfUnit(tires, findings),
    tires_read: tires.filter(isRead).length,
    warnings: findings.length - criticals,
    criticals,
  };
}
