import { roundHalfUp } from '../../portal/decimal.ts';
import { type MeasureUnit, unitSizes } from '../../portal/units-of-measurement.ts';

/** Converts a value to its stored unit: mm, kPa or km. */
export const stored = (value: number, unit: MeasureUnit): number => value * unitSizes[unit];

/**
 * Converts a stored value to its unit on the wire, rounding off the trace that the conversion
 * leaves.
 */
export const shown = (value: number, unit: MeasureUnit): number =>
  roundHalfUp(value / unitSizes[unit], 6);

/** Converts a value to another unit. */
export const converted = (value: number, from: MeasureUnit, to: MeasureUnit): number =>
  shown(stored(value, from), to);
