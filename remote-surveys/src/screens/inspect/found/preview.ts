import {
  type AxleMap,
  findingsOf,
  isOfPressure,
  type ReadTire,
  surveyLimits,
} from '@portal/contract/fleet-surveys';
import { parseMeasure, toShown, toStored } from '@portal/platform/format';
import type { Entry } from '../entry/entry.ts';

type MapFinding = AxleMap['findings'][number];

/**
 * Findings of the unit including unsaved input, by the server's rules and in the map's units. The
 * server's answer is authoritative.
 */
export function previewFindings(
  map: AxleMap,
  entryAt: (wheel: AxleMap['axles'][number]['left_side']['wheels'][number]) => Entry,
): MapFinding[] {
  const { pressure_format, tread_depth_format } = map;
  const kPa = (text: string) => stored(text, pressure_format);
  const mm = (text: string) => stored(text, tread_depth_format);
  const tires = map.axles
    .filter(({ is_lifted }) => !is_lifted)
    .flatMap(({ role, left_side, right_side }) =>
      [...left_side.wheels, ...right_side.wheels].map((wheel): ReadTire => {
        const { pressure, treads } = entryAt(wheel);
        const depths = treads.map(mm).filter((depth) => depth !== null);
        return {
          axle: wheel.axle_number,
          side: wheel.side,
          slot: wheel.slot,
          role,
          pressure: kPa(pressure),
          tread: depths.length > 0 ? Math.min(...depths) : null,
          spec: {
            targetPressure: toStored(wheel.target_pressure, pressure_format),
            pullDepth: toStored(wheel.pull_depth, tread_depth_format),
            pressureFrom: null,
            pullFrom: null,
          },
        };
      }),
    );
  return findingsOf(tires).map(({ axle, measured, limit, specId: _, ...finding }) => {
    const unit = isOfPressure(finding) ? pressure_format : tread_depth_format;
    const values = { measured: toShown(measured, unit), limit: toShown(limit, unit) };
    return { ...finding, ...values, axle_number: axle };
  });
}

/** Values that the server would refuse give no findings. */
const stored = (text: string, unit: AxleMap['pressure_format'] | AxleMap['tread_depth_format']) => {
  const value = parseMeasure(text);
  return value === null || value > surveyLimits.readings[unit] ? null : toStored(value, unit);
};
