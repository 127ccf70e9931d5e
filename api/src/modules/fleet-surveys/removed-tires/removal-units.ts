import { type RemovedTire, surveyLimits } from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp, toStored } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** The units of measure in a message about a removal. */
export type RemovalFormats = Pick<RemovedTire, 'tread_depth_format' | 'distance_format'>;

/** Returns the reader's units. */
export function removalFormatsOf({ unitOfMeasurement }: Reader): RemovalFormats {
  const { tread, distance } = unitsOf[unitOfMeasurement];
  return { tread_depth_format: tread, distance_format: distance };
}

type Unit = RemovalFormats[keyof RemovalFormats];

/** Converts a stored value to a unit; rounds conversion noise away, no more. */
export const toUnit = (stored: number | null, unit: Unit): number | null =>
  stored === null ? null : roundHalfUp(stored / unitSizes[unit], 6);

/**
 * Converts a value for storage; one that was shown and sent back unchanged keeps its stored value.
 */
export const toStoredValue = (
  said: number | null,
  unit: Unit,
  present: number | null,
): number | null =>
  said === null || said === toUnit(present, unit)
    ? said === null
      ? null
      : present
    : toStored(said, unit);

/** @throws Refusal `invalid` for a tread beyond the range of gauges */
export function checkTread(tread_depth: number | null, unit: RemovalFormats['tread_depth_format']) {
  if (tread_depth !== null && tread_depth > surveyLimits.readings[unit])
    throw refuse('invalid', 'tread_depth');
}
