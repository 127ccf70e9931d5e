import { roundHalfUp } from '../../portal/decimal.ts';
import { type MeasureUnit, unitSizes } from '../../portal/units-of-measurement.ts';

/** A value as it is stored: mm, kPa or km. */
export const stored = (value: number, unit: MeasureUnit): number => value * unitSizes[unit];

/** A stored value as it travels: the trace that a conversion leaves is rounded away. */
export const shown = (value: number, unit: MeasureUnit): number =>
  roundHalfUp(value / unitSizes[unit], 6);

/** A value in another unit. */
export const converted = (value: number, from: MeasureUnit, to: MeasureUnit): number =>
  shown(stored(value, from), to);
