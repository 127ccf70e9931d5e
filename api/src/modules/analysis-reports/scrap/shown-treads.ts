import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './scrap-selection.ts';

/**
 * Rounds to two decimals; rounding to six first keeps conversion noise from turning a half down.
 */
const rounded = (value: number) => roundHalfUp(roundHalfUp(value, 6), 2);

/** Returns converters of depths, and of money per unit of depth, to the reader's units. */
export function treadConverters({ unitOfMeasurement }: Reader) {
  const tread_depth_format = unitsOf[unitOfMeasurement].tread;
  const size = unitSizes[tread_depth_format];
  const known = (shown: (value: number) => number) => (value: number | null) =>
    value === null ? null : shown(value);
  return {
    formats: { tread_depth_format },
    depth: known((mm) => rounded(mm / size)),
    perDepth: known((perMm) => rounded(perMm * size)),
  };
}
