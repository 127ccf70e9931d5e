import { type SpecField, type SpecUnit, specUnit } from '@portal/contract/admin';
import { torqueSizes, torqueUnitOf } from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { SpecValues } from './stored-specs.ts';

const sizes: Readonly<Record<SpecUnit, number>> = {
  ...unitSizes,
  ...torqueSizes,
  years: 1,
  count: 1,
};

/** Returns the units in which a user reads and enters specs, with their conversions. */
export function specUnitsOf({ unitOfMeasurement }: Pick<CurrentUser, 'unitOfMeasurement'>) {
  const { pressure, tread } = unitsOf[unitOfMeasurement];
  const formats = {
    pressure_format: pressure,
    tread_depth_format: tread,
    torque_format: torqueUnitOf(unitOfMeasurement),
  };
  const unit = (field: SpecField) => specUnit(field, formats);
  const size = (field: SpecField) => sizes[unit(field)];
  const shown = (field: SpecField, stored: number | null) =>
    stored === null ? null : roundHalfUp(stored / size(field), 6);
  return {
    formats,
    unit,
    /** Rounds only conversion noise away. */
    shown,
    /** Converts every value of a spec. */
    allShown: (values: SpecValues): SpecValues => ({
      target_pressure: shown('target_pressure', values.target_pressure),
      pull_depth: shown('pull_depth', values.pull_depth),
      casing_age: shown('casing_age', values.casing_age),
      most_repairs: shown('most_repairs', values.most_repairs),
      most_caps: shown('most_caps', values.most_caps),
      torque_m22: shown('torque_m22', values.torque_m22),
      torque_stud_20mm: shown('torque_stud_20mm', values.torque_stud_20mm),
    }),
    stored: (field: SpecField, value: number | null) =>
      value === null ? null : roundHalfUp(value * size(field), 9),
  };
}
