import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './product-selection.ts';

/**
 * Rounds to two decimals; rounding to six first keeps conversion noise from turning a half down.
 */
const rounded = (value: number) => roundHalfUp(roundHalfUp(value, 6), 2);

const known = (shown: (value: number) => number) => (value: number | null) =>
  value === null ? null : rounded(shown(value));

/** Percentages and ages, alike for all readers; ages in years, from days. */
export const percent = known((share) => share * 100);
export const years = known((days) => days / 365.25);

/** Returns converters of treads (from mm) and pressures (from kPa) to the reader's units. */
export function productConverters({ unitOfMeasurement }: Reader) {
  const { tread: tread_depth_format, pressure: pressure_format } = unitsOf[unitOfMeasurement];
  return {
    formats: { tread_depth_format, pressure_format },
    tread: known((mm) => mm / unitSizes[tread_depth_format]),
    pressure: known((kPa) => kPa / unitSizes[pressure_format]),
  };
}
