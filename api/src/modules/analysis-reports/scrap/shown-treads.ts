import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './scrap-selection.ts';

/** Depths, and money for a unit of depth, as their reader measures, to two decimals. */
export function treadsTo({ unitOfMeasurement }: Reader) {
  const tread_depth_format = unitsOf[unitOfMeasurement].tread;
  const size = unitSizes[tread_depth_format];
  const known = (shown: (value: number) => number) => (value: number | null) =>
    value === null ? null : shown(value);
  return {
    formats: { tread_depth_format },
    depth: known((mm) => roundHalfUp(mm / size, 2)),
    perDepth: known((perMm) => roundHalfUp(perMm * size, 2)),
  };
}
