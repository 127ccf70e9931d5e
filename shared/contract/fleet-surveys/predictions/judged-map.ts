import type { AxleMap, Wheel } from '../fleet-surveys-types.ts';
import { concerns, countsOf, worstOf } from '../inspections/colors.ts';
import { type Finding, findingsOf, isOfPressure, type ReadTire } from '../inspections/findings.ts';
import type { InspectionColor } from '../surveys/code-lists.ts';
import { shown, stored } from './shown.ts';
import { wheelsOfAxle } from './wheels.ts';

/**
 * Returns the map with findings, colors and differences recomputed from its readings, by the
 * server's rules.
 */
export function judgedMap(map: AxleMap): AxleMap {
  const tires = map.axles
    .filter(({ is_lifted }) => !is_lifted)
    .flatMap((axle) => wheelsOfAxle(axle).map((wheel) => readTire(map, axle, wheel)));
  const findings = findingsOf(tires);
  const { color } = countsOf(tires, findings);
  return {
    ...map,
    inspection: { ...map.inspection, color },
    axles: map.axles.map((axle) => judgedAxle(map, axle, findings)),
    findings: findings.map((finding) => {
      const { axle, side, slot, check, severity, measured, limit } = finding;
      const unit = isOfPressure(finding) ? map.pressure_format : map.tread_depth_format;
      const values = { measured: shown(measured, unit), limit: shown(limit, unit) };
      return { check, severity, axle_number: axle, side, slot, ...values };
    }),
  };
}

type Axle = AxleMap['axles'][number];

/** A wheel as the rules read it, in kPa and mm. */
function readTire(
  { pressure_format, tread_depth_format }: AxleMap,
  { role }: Axle,
  wheel: Wheel,
): ReadTire {
  const { axle_number: axle, side, slot, reading, target_pressure, pull_depth } = wheel;
  const { pressure = null, tread_depth = null } = reading ?? {};
  return {
    axle,
    side,
    slot,
    role,
    pressure: pressure === null ? null : stored(pressure, pressure_format),
    tread: tread_depth === null ? null : stored(tread_depth, tread_depth_format),
    spec: {
      targetPressure: stored(target_pressure, pressure_format),
      pullDepth: stored(pull_depth, tread_depth_format),
      pressureFrom: null,
      pullFrom: null,
    },
  };
}

function judgedAxle(map: AxleMap, axle: Axle, all: readonly Finding[]): Axle {
  const own = all.filter((finding) => finding.axle === axle.axle_number);
  const mismatch = own.find(({ check }) => check === 'tread_mismatch_axle');
  const colorOf = (wheels: readonly Wheel[], findings: readonly Finding[]): InspectionColor =>
    !axle.is_lifted && wheels.some(isRead) ? worstOf(findings) : 'grey';
  const measured = (finding: Finding | undefined) =>
    finding ? shown(finding.measured, map.tread_depth_format) : null;
  const sideOf = (name: 'left_side' | 'right_side') => {
    const { wheels } = axle[name];
    const ofSide = own.filter(({ side }) => `${side}_side` === name);
    const ofPair = ofSide.find(({ check }) => check === 'tread_mismatch_duals');
    return {
      wheels: wheels.map((wheel) => {
        const place = { axle: wheel.axle_number, side: wheel.side, slot: wheel.slot };
        const its = own.filter((finding) => concerns(finding, place));
        const by = (check: Finding['check']) =>
          colorOf(
            [wheel],
            its.filter((finding) => finding.check === check),
          );
        return {
          ...wheel,
          color: colorOf([wheel], its),
          pressure_color: by('pressure'),
          tread_depth_color: by('tread_depth'),
        };
      }),
      mismatch: measured(ofPair),
      mismatch_color: colorOf(wheels, ofPair ? [ofPair] : []),
    };
  };
  return {
    ...axle,
    mismatch: measured(mismatch),
    mismatch_axle_color: colorOf(wheelsOfAxle(axle), mismatch ? [mismatch] : []),
    left_side: sideOf('left_side'),
    right_side: sideOf('right_side'),
  };
}

const isRead = ({ reading }: Wheel): boolean =>
  reading !== null && (reading.pressure !== null || reading.tread_depth !== null);
