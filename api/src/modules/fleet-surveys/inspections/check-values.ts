import { surveyLimits, type TireSaving } from '@portal/contract/fleet-surveys';
import { toStored } from '@portal/platform/format';
import { refuse } from '../../../app/refusal.ts';

/** The values of a reading, in kPa and mm. */
export interface ReadValues {
  readonly pressure_kpa: number | null;
  readonly treads_mm: number[];
}

/**
 * Converts the values of a reading. They must lie within the range of gauges, and be present if the
 * tire was read.
 *
 * @throws Refusal `invalid` at the value
 */
export function checkValues({
  state,
  pressure,
  tread_depths,
  pressure_format,
  tread_depth_format,
}: TireSaving): ReadValues {
  if (pressure !== null && !isWithin(pressure, surveyLimits.readings[pressure_format]))
    throw refuse('invalid', 'pressure');
  const wrong = tread_depths.findIndex(
    (tread) => !isWithin(tread, surveyLimits.readings[tread_depth_format]),
  );
  if (wrong >= 0) throw refuse('invalid', `tread_depths.${wrong}`);
  const isEmpty = pressure === null && tread_depths.length === 0;
  if ((state === 'read') === isEmpty) throw refuse('invalid', 'state');
  return {
    pressure_kpa: pressure === null ? null : toStored(pressure, pressure_format),
    treads_mm: tread_depths.map((tread) => toStored(tread, tread_depth_format)),
  };
}

const isWithin = (value: number, most: number) => value >= 0 && value <= most;
