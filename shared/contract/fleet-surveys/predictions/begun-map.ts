import type { AxleMap, Inspection, SurveyRow, Wheel } from '../fleet-surveys-types.ts';
import { defaultSpec, legalDepth } from '../inspections/specs.ts';
import { torqueSizes, torqueSpecs } from '../inspections/unit-checks/torque.ts';
import { positionLabel } from '../tires/places.ts';
import { type AxleRole, axleConfigurations } from '../units/configurations.ts';
import { positionsOf } from '../units/wheel-positions.ts';
import { shown } from './shown.ts';
import { wheelsOfAxle } from './wheels.ts';

interface BegunInspection {
  readonly survey: SurveyRow;
  readonly inspection: Inspection;
}

/** Returns the map of a unit with its tires, without readings. */
export const begunMap = (blank: AxleMap, { survey, inspection }: BegunInspection): AxleMap => ({
  ...blank,
  survey,
  inspection,
});

type Formats = Pick<AxleMap, 'pressure_format' | 'tread_depth_format' | 'torque_format'>;
type Spec = Pick<Wheel, 'target_pressure' | 'pull_depth' | 'legal_depth'>;

/**
 * Returns the spec of tires of a role without a known make, copied from other units of the yard,
 * else the default.
 */
export function specOfRole(maps: readonly AxleMap[], role: AxleRole, formats: Formats): Spec {
  const { pressure_format, tread_depth_format } = formats;
  // A tire without a load range has the pressure of load range G.
  const like = maps
    .flatMap(({ axles }) => axles.filter((axle) => axle.role === role))
    .flatMap(wheelsOfAxle)
    .find(({ tire }) => (tire?.load_range ?? 'G') === 'G');
  const usual = defaultSpec(role, null);
  return {
    target_pressure: like?.target_pressure ?? shown(usual.targetPressure, pressure_format),
    pull_depth: like?.pull_depth ?? shown(usual.pullDepth, tread_depth_format),
    legal_depth: shown(legalDepth(role), tread_depth_format),
  };
}

/** Returns the map of a new unit: positions without tires. */
export function newMap(
  { survey, inspection }: BegunInspection,
  formats: Formats,
  specOf: (role: AxleRole) => Spec,
): AxleMap {
  const configuration = axleConfigurations[inspection.configuration];
  const positions = positionsOf(configuration);
  const { pressure_format, tread_depth_format, torque_format } = formats;
  const torque = (nm: number) => Number((nm / torqueSizes[torque_format]).toFixed(6));
  const sideOf = (number: number, role: AxleRole, name: 'left' | 'right') => ({
    wheels: positions
      .filter(({ axle, side }) => axle === number && side === name)
      .map(
        (place): Wheel => ({
          axle_number: place.axle,
          side: place.side,
          slot: place.slot,
          position: positionLabel(place),
          tire: null,
          reading: null,
          previous: null,
          ...specOf(role),
          color: 'grey',
          pressure_color: 'grey',
          tread_depth_color: 'grey',
        }),
      ),
    mismatch: null,
    mismatch_color: 'grey' as const,
  });
  return {
    pressure_format,
    tread_depth_format,
    survey,
    inspection,
    axles: configuration.axles.map(({ role }, index) => ({
      axle_number: index + 1,
      role,
      is_lift_axle: role === 'lift',
      is_lifted: false,
      mismatch: null,
      mismatch_axle_color: 'grey',
      left_side: sideOf(index + 1, role, 'left'),
      right_side: sideOf(index + 1, role, 'right'),
    })),
    findings: [],
    tire_changes: [],
    checklist: [],
    torque_format,
    wheel_ends: configuration.axles.flatMap((_, index) =>
      (['left', 'right'] as const).map((side) => ({
        axle_number: index + 1,
        side,
        fasteners: 'm22' as const,
        least: torque(torqueSpecs.m22.least),
        most: torque(torqueSpecs.m22.most),
        measured: null,
        result: null,
        mounted_on: null,
        retorque: null,
      })),
    ),
  };
}
