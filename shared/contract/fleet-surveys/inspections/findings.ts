import { unitSizes } from '../../portal/units-of-measurement.ts';
import type { Side, WheelPosition } from '../tires/places.ts';
import type { AxleRole } from '../units/configurations.ts';
import { legalDepth, type TireSpec } from './specs.ts';

/** The checks that a reading can fail. */
export const checks = [
  'pressure',
  'tread_depth',
  'tread_mismatch_duals',
  'tread_mismatch_axle',
  'dual_pressure',
] as const;
export type Check = (typeof checks)[number];

/** Whether a finding is in units of pressure rather than of tread. */
export const isOfPressure = ({ check }: { readonly check: Check }): boolean =>
  check === 'pressure' || check === 'dual_pressure';

export const severities = ['warning', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** A tire as read. */
export interface ReadTire extends WheelPosition {
  readonly role: AxleRole;
  /** kPa; null if not read, 0 for a flat. */
  readonly pressure: number | null;
  /** The lowest of its treads, in mm; null where none was read. */
  readonly tread: number | null;
  readonly spec: TireSpec;
}

/** A failed check of a tire, a pair of duals, or an axle. */
export interface Finding {
  readonly check: Check;
  readonly severity: Severity;
  readonly axle: number;
  /** Null where it concerns the axle. */
  readonly side: Side | null;
  /** Null where it concerns a pair or the axle. */
  readonly slot: WheelPosition['slot'] | null;
  /** The reading, in kPa or mm; for a pair or an axle, the difference, which is never negative. */
  readonly measured: number;
  /** The target, least tread or largest difference that the check applies, in the same unit. */
  readonly limit: number;
  /** The spec that sets the limit; null for a default, the law, or a setting. */
  readonly specId: number | null;
}

/** Thresholds of a difference: above `warning`, above `critical`. */
interface Differences {
  readonly warning: number;
  readonly critical: number;
}

/** The settings of the checks, in mm and kPa. */
export interface CheckLimits {
  readonly dualTread: Differences;
  readonly axleTread: Differences;
  /** Null if the pressures of duals are not compared. */
  readonly dualPressure: Differences | null;
  /** Excess pressure of hot tires; 0 for cold ones. */
  readonly hotAllowance: number;
}

/** 4, 6 and 8 thirty-seconds of an inch, as in the specification, and 5 and 10 psi. */
export const checkLimits: CheckLimits = {
  dualTread: { warning: 3.175, critical: 4.7625 },
  axleTread: { warning: 4.7625, critical: 6.35 },
  dualPressure: { warning: 5 * unitSizes.psi, critical: 10 * unitSizes.psi },
  hotAllowance: 0,
};

/**
 * The limits for a unit that drove over a lane.
 *
 * @param hotAllowance kPa
 */
export const crossingLimits = (hotAllowance: number): CheckLimits => ({
  ...checkLimits,
  dualPressure: null,
  hotAllowance,
});

/**
 * Returns the pressure of a hot tire to compare with its target, in kPa: at least 0, and 0 for a
 * flat.
 */
export const coldPressure = (pressure: number, hotAllowance: number): number =>
  Math.max(0, pressure - hotAllowance);

/** Tolerance: stored values are converted, so that equal ones can differ by a trace. */
const trace = 1e-6;
const isBelow = (value: number, limit: number) => value < limit - trace;
const isAbove = (value: number, limit: number) => value > limit + trace;

/**
 * Checks the readings of a unit against specs, law and each other. Missing readings are not
 * checked; the caller omits tires of a lifted axle. At most one finding per check: a tire that
 * fails two checks has two.
 *
 * @returns the findings of each axle from the front: its tires', its pairs', its own
 */
export function findingsOf(
  tires: readonly ReadTire[],
  limits: CheckLimits = checkLimits,
): Finding[] {
  const axles = [...new Set(tires.map(({ axle }) => axle))].sort((a, b) => a - b);
  return axles.flatMap((axle) => {
    const own = tires.filter((tire) => tire.axle === axle);
    return [
      ...own.flatMap((tire) => [...pressureOf(tire, limits), ...treadOf(tire)]),
      ...(['left', 'right'] as const).flatMap((side) =>
        pairOf(
          axle,
          side,
          own.filter((tire) => tire.side === side && tire.slot !== 'single'),
          limits,
        ),
      ),
      ...axleOf(axle, own, limits),
    ];
  });
}

function pressureOf(
  { axle, side, slot, pressure, spec }: ReadTire,
  { hotAllowance }: CheckLimits,
): Finding[] {
  if (pressure === null) return [];
  const target = spec.targetPressure;
  const cold = coldPressure(pressure, hotAllowance);
  const isCritical = !isAbove(cold, target * 0.8) || isAbove(cold, target * 1.25);
  const isWarning = isBelow(cold, target * 0.9) || isAbove(cold, target * 1.15);
  if (!isCritical && !isWarning) return [];
  const severity = isCritical ? 'critical' : 'warning';
  const place = { check: 'pressure', axle, side, slot, measured: pressure } as const;
  return [{ ...place, severity, limit: target, specId: spec.pressureFrom }];
}

function treadOf({ axle, side, slot, role, tread, spec }: ReadTire): Finding[] {
  if (tread === null) return [];
  const place = { check: 'tread_depth', axle, side, slot, measured: tread } as const;
  const legal = legalDepth(role);
  if (isBelow(tread, legal))
    return [{ ...place, severity: 'critical', limit: legal, specId: null }];
  if (isBelow(tread, spec.pullDepth))
    return [{ ...place, severity: 'warning', limit: spec.pullDepth, specId: spec.pullFrom }];
  return [];
}

function pairOf(
  axle: number,
  side: Side,
  [first, second]: readonly ReadTire[],
  { dualTread, dualPressure }: CheckLimits,
): Finding[] {
  if (!first || !second) return [];
  const place = { axle, side, slot: null };
  return [
    ...differenceOf(first.tread, second.tread, dualTread, {
      check: 'tread_mismatch_duals',
      ...place,
    }),
    ...(dualPressure
      ? differenceOf(first.pressure, second.pressure, dualPressure, {
          check: 'dual_pressure',
          ...place,
        })
      : []),
  ];
}

function axleOf(axle: number, tires: readonly ReadTire[], { axleTread }: CheckLimits): Finding[] {
  const [left, right] = (['left', 'right'] as const).map((side) => meanTread(tires, side));
  return differenceOf(left ?? null, right ?? null, axleTread, {
    check: 'tread_mismatch_axle',
    axle,
    side: null,
    slot: null,
  });
}

/** Returns the mean tread, in mm, of the tires read on a side; null if none was. */
function meanTread(tires: readonly ReadTire[], side: Side): number | null {
  const treads = tires.flatMap((tire) =>
    tire.side === side && tire.tread !== null ? [tire.tread] : [],
  );
  if (treads.length === 0) return null;
  return treads.reduce((sum, tread) => sum + tread, 0) / treads.length;
}

function differenceOf(
  one: number | null,
  other: number | null,
  { warning, critical }: Differences,
  place: Pick<Finding, 'check' | 'axle' | 'side' | 'slot'>,
): Finding[] {
  if (one === null || other === null) return [];
  const measured = Math.abs(one - other);
  if (isAbove(measured, critical))
    return [{ ...place, severity: 'critical', measured, limit: critical, specId: null }];
  if (isAbove(measured, warning))
    return [{ ...place, severity: 'warning', measured, limit: warning, specId: null }];
  return [];
}
