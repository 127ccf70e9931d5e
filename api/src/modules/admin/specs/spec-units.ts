import { type SpecField, type SpecUnit, specUnit } from '@portal/contract/admin';
import { torqueSizes, torqueUnitOf } from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';

const sizes: Readonly<Record<SpecUnit, number>> = {
  ...unitSizes,
  ...torqueSizes,
  years: 1,
  count: 1,
};

/** The units in which somebody reads and types specs. */
export function specUnitsOf({ unitOfMeasurement }: Pick<CurrentUser, 'unitOfMeasurement'>) {
  const { pressure, tread } = unitsOf[unitOfMeasurement];
  const formats = {
    pressure_format: pressure,
    tread_depth_format: tread,
    torque_format: torqueUnitOf(unitOfMeasurement),
  };
  const unit = (field: SpecField) => specUnit(field, formats);
  const size = (field: SpecField) => sizes[unit(field)];
  return {
    formats,
    unit,
    /** Traces of the conversion are rounded away, no more. */
    shown: (field: SpecField, stored: number | null) =>
      stored === null ? null : roundHalfUp(stored / size(field), 6),
    stored: (field: SpecField, value: number | null) =>
      value === null ? null : roundHalfUp(value * size(field), 9),
  };
}
