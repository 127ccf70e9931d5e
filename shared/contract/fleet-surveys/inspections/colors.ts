import type { InspectionColor } from '../surveys/code-lists.ts';
import type { WheelPosition } from '../tires/places.ts';
import type { Finding, ReadTire } from './findings.ts';

/** Whether a tire has any reading. A tire without one is grey, and not an exception. */
export const isRead = ({ pressure, tread }: Pick<ReadTire, 'pressure' | 'tread'>): boolean =>
  pressure !== null || tread !== null;

/** Returns the color of the worst finding. */
export const worstOf = (
  findings: readonly Pick<Finding, 'severity'>[],
): 'green' | 'yellow' | 'red' => {
  if (findings.some(({ severity }) => severity === 'critical')) return 'red';
  return findings.length > 0 ? 'yellow' : 'green';
};

/**
 * Whether a finding concerns a tire; a finding of a dual pair or an axle concerns each of its
 * tires.
 */
export const concerns = (
  { axle, side, slot }: Pick<Finding, 'axle' | 'side' | 'slot'>,
  tire: WheelPosition,
): boolean =>
  axle === tire.axle &&
  (side === null || side === tire.side) &&
  (slot === null || slot === tire.slot);

/** Returns the color of a unit's worst tire, or grey if no tire was read. */
export const colorOfUnit = (
  tires: readonly ReadTire[],
  findings: readonly Finding[],
): InspectionColor => (tires.some(isRead) ? worstOf(findings) : 'grey');

/**
 * Returns the counts of an inspection's tires and findings.
 *
 * @param tires the tires of axles that are not lifted, read or not
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
