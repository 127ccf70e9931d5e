import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './wear-selection.ts';

/** Distances, treads and rates in the reader's units, to two decimals. */
export function wearsTo({ unitOfMeasurement }: Reader) {
  const { distance: distance_format, tread: tread_format } = unitsOf[unitOfMeasurement];
  const [distanceSize, treadSize] = [unitSizes[distance_format], unitSizes[tread_format]];
  const rounded = (value: number) => roundHalfUp(value, 2);
  return {
    formats: { distance_format, tread_format },
    distance: (km: number) => rounded(km / distanceSize),
    tread: (mm: number) => rounded(mm / treadSize),
    /** Distance for each unit of wear. */
    rate: (km: number, mm: number) => rounded((km / mm) * (treadSize / distanceSize)),
  };
}
