import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './wear-selection.ts';

/**
 * Returns converters of distances, treads and rates to the reader's units, rounded to two decimals.
 */
export function wearConverters({ unitOfMeasurement }: Reader) {
  const { distance: distance_format, tread: tread_format } = unitsOf[unitOfMeasurement];
  const [distanceSize, treadSize] = [unitSizes[distance_format], unitSizes[tread_format]];
  const rounded = (value: number) => roundHalfUp(value, 2);
  return {
    formats: { distance_format, tread_format },
    distance: (km: number) => rounded(km / distanceSize),
    tread: (mm: number) => rounded(mm / treadSize),
    /** Distance per unit of wear. */
    rate: (km: number, mm: number) => rounded((km / mm) * (treadSize / distanceSize)),
  };
}
