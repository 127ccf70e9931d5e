import {
  surveyLimits,
  type TireReplacement,
  type TiresReplacing,
} from '@portal/contract/fleet-surveys';
import { toStored } from '@portal/platform/format';
import { refuse } from '../../../app/refusal.ts';
import type { RemovedTireValues } from './exchange.ts';

export type RemovalInputFormats = Pick<TiresReplacing, 'tread_depth_format' | 'distance_format'>;

/**
 * Converts the values of a removed tire for storage.
 *
 * @param path of the values in the call
 * @throws Refusal `invalid`
 */
export function toRemovedTireValues(
  said: NonNullable<TireReplacement['removed']>,
  { tread_depth_format, distance_format }: RemovalInputFormats,
  path: string,
): RemovedTireValues {
  const {
    odometer,
    hours,
    tread_depth,
    removal_reasons,
    wear_conditions,
    confirmed = [],
    ...same
  } = said;
  if (tread_depth !== null && tread_depth > surveyLimits.readings[tread_depth_format])
    throw refuse('invalid', `${path}.tread_depth`);
  const [reason = 'unknown'] = removal_reasons;
  return {
    ...same,
    hours,
    reason,
    odometer_km: odometer === null ? null : toStored(odometer, distance_format),
    tread_mm: tread_depth === null ? null : toStored(tread_depth, tread_depth_format),
    conditions: wear_conditions,
    confirmed,
  };
}
