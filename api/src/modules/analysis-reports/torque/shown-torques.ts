import { torqueSizes, torqueUnitOf } from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { Reader } from './torque-selection.ts';

/** Returns converters of torques and distances to the reader's units, rounded to two decimals. */
export function torqueConverters({ unitOfMeasurement }: Reader) {
  const torque_format = torqueUnitOf(unitOfMeasurement);
  const distance_format = unitsOf[unitOfMeasurement].distance;
  const shown = (size: number) => (stored: number) => roundHalfUp(stored / size, 2);
  return {
    formats: { torque_format, distance_format },
    torque: shown(torqueSizes[torque_format]),
    distance: shown(unitSizes[distance_format]),
  };
}
