import {
  type AxleMap,
  axleConfigurations,
  type ConfigurationCode,
  concerns,
  type Finding,
  type InspectionColor,
  isOfPressure,
  isRead,
  legalDepth,
  positionLabel,
  type Wheel,
  worstOf,
} from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { StoredChange } from './read-changes.ts';
import type { StoredWheel } from './stored-wheel.ts';
import { describeWheelEnds, type StoredWheelEnd } from './unit-checks/wheel-end-rows.ts';

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** Converters of stored values to the reader's units. They round conversion noise away, no more. */
export interface ReadingConverters {
  readonly formats: Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;
  pressure(kPa: number): number;
  tread(mm: number): number;
  /** The measured value of a finding and its limit. */
  finding(stored: FindingMeasurement): Pick<Finding, 'measured' | 'limit'>;
}

type FindingMeasurement = Pick<Finding, 'check' | 'measured' | 'limit'>;

export function readingConverters({ unitOfMeasurement }: Reader): ReadingConverters {
  const units = unitsOf[unitOfMeasurement];
  const [pressure, tread] = [shownIn[units.pressure], shownIn[units.tread]];
  return {
    formats: { pressure_format: units.pressure, tread_depth_format: units.tread },
    pressure,
    tread,
    finding: ({ check, measured, limit }) => {
      const show = isOfPressure({ check }) ? pressure : tread;
      return { measured: show(measured), limit: show(limit) };
    },
  };
}

const convertTo = (unit: ReadingConverters['formats'][keyof ReadingConverters['formats']]) =>
  memoized((stored) => roundHalfUp(stored / unitSizes[unit], 6));

const shownIn = {
  psi: convertTo('psi'),
  bar: convertTo('bar'),
  '32nds': convertTo('32nds'),
  mm: convertTo('mm'),
};

/** Caches conversions: gauges show few distinct values, and files contain hundreds of thousands. */
function memoized(convert: (value: number) => number): (value: number) => number {
  const known = new Map<number, number>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    if (known.size >= mostRemembered) known.clear();
    const made = convert(value);
    known.set(value, made);
    return made;
  };
}

const mostRemembered = 5000;

const orNull = <Value>(value: Value | null | undefined, show: (value: Value) => number) =>
  value === null || value === undefined ? null : show(value);

/** The stored parts of an axle map. */
export interface MapParts extends Pick<AxleMap, 'survey' | 'inspection' | 'checklist'> {
  readonly configuration: ConfigurationCode;
  readonly liftedAxles: readonly number[];
  readonly odometerKm: number | null;
  readonly wheels: readonly StoredWheel[];
  readonly findings: readonly Finding[];
  readonly changes: readonly StoredChange[];
  readonly ends: readonly StoredWheelEnd[];
}

/**
 * Describes a unit in a survey with its axles, tires, readings and findings, in the reader's units.
 */
export function describeAxleMap(parts: MapParts, user: Reader): AxleMap {
  const { survey, inspection, configuration, wheels, findings, changes, checklist } = parts;
  const shown = readingConverters(user);
  const { axles } = axleConfigurations[configuration];
  return {
    ...shown.formats,
    survey,
    inspection,
    axles: axles.map(({ role }, index) => {
      const number = index + 1;
      const own = wheels.filter(({ axle }) => axle === number);
      const mismatch = findings.find((finding) => isOf(finding, 'tread_mismatch_axle', number));
      return {
        axle_number: number,
        role,
        is_lift_axle: role === 'lift',
        is_lifted: parts.liftedAxles.includes(number),
        mismatch: orNull(mismatch?.measured, shown.tread),
        mismatch_axle_color: colorOf(own, mismatch ? [mismatch] : []),
        left_side: sideOf(own, 'left', findings, shown),
        right_side: sideOf(own, 'right', findings, shown),
      };
    }),
    findings: findings.map((finding) => {
      const { axle, check, severity, side, slot } = finding;
      return { check, severity, axle_number: axle, side, slot, ...shown.finding(finding) };
    }),
    tire_changes: changes.map(({ id, places, changed_by_name, changed_at, obstacle }) => ({
      tire_change_id: id,
      positions: places.map(positionLabel),
      changed_by: changed_by_name,
      changed_at,
      obstacle,
    })),
    checklist,
    ...describeWheelEnds(parts.ends, parts.odometerKm, user),
  };
}

const isOf = (finding: Finding, check: Finding['check'], axle: number) =>
  finding.check === check && finding.axle === axle;

const colorOf = (wheels: readonly StoredWheel[], findings: readonly Finding[]): InspectionColor =>
  wheels.some(isRead) ? worstOf(findings) : 'grey';

function sideOf(
  axle: readonly StoredWheel[],
  side: 'left' | 'right',
  findings: readonly Finding[],
  shown: ReadingConverters,
) {
  const wheels = axle.filter((wheel) => wheel.side === side);
  const number = axle[0]?.axle ?? 0;
  const mismatch = findings.find(
    (finding) => isOf(finding, 'tread_mismatch_duals', number) && finding.side === side,
  );
  return {
    wheels: wheels.map((wheel) => describeWheel(wheel, findings, shown)),
    mismatch: orNull(mismatch?.measured, shown.tread),
    mismatch_color: colorOf(wheels, mismatch ? [mismatch] : []),
  };
}

/** Converts a position to the wire form. */
export function describeWheel(
  wheel: StoredWheel,
  findings: readonly Finding[],
  shown: ReadingConverters,
): Wheel {
  const { axle, side, slot, role, tire, reading, previous, spec } = wheel;
  const own = findings.filter((finding) => concerns(finding, wheel));
  const colorBy = (check: Finding['check']) =>
    colorOf(
      [wheel],
      own.filter((finding) => finding.check === check),
    );
  return {
    axle_number: axle,
    side,
    slot,
    position: positionLabel(wheel),
    tire: tire && {
      tire_id: tire.tire_id,
      revision: tire.revision,
      brand: tire.brand,
      product_line: tire.line,
      tire_size: tire.size,
      load_range: tire.load_range,
      retread: tire.retread,
      caps: tire.caps,
      tin: tire.tin,
      original_tread_depth: orNull(tire.original_tread_mm, shown.tread),
      mounted_on: tire.started_on,
    },
    reading: reading && {
      revision: reading.revision,
      state: reading.state,
      pressure: orNull(reading.pressure_kpa, shown.pressure),
      tread_depths: reading.treads_mm.map(shown.tread),
      tread_depth: orNull(reading.tread_mm, shown.tread),
      is_taken_over: reading.is_taken_over,
      valve: reading.valve,
      resolution: reading.resolution,
      wear_conditions: reading.conditions,
      comments: reading.comments,
      confirmed: reading.confirmed,
    },
    previous: previous && {
      survey_date: previous.inspected_on,
      pressure: orNull(previous.pressure_kpa, shown.pressure),
      tread_depth: orNull(previous.tread_mm, shown.tread),
    },
    target_pressure: shown.pressure(spec.targetPressure),
    pull_depth: shown.tread(spec.pullDepth),
    legal_depth: shown.tread(legalDepth(role)),
    color: colorOf([wheel], own),
    pressure_color: colorBy('pressure'),
    tread_depth_color: colorBy('tread_depth'),
  };
}
