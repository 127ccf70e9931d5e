import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './scrap-selection.ts';

/** To two decimals; traces of a conversion do not turn a half down. */
const rounded = (value: number) => roundHalfUp(roundHalfUp(value, 6), 2);

/** Depths, and money for a unit of depth, as their reader measures. */
export function treadsTo({ unitOfMeasurement }: Reader) {
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
