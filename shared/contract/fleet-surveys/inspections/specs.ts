import { unitSizes } from '../../portal/units-of-measurement.ts';
import type { AxleRole } from '../units/configurations.ts';

/** Load ranges of truck tires, with their plies. */
export const loadRanges = { F: 12, G: 14, H: 16, J: 18, L: 20 } as const;
export type LoadRange = keyof typeof loadRanges;

/** The limits that a tire is checked against. */
export interface TireSpec {
  /** kPa. */
  readonly targetPressure: number;
  /** The tread, in mm, below which the fleet removes a tire. */
  readonly pullDepth: number;
  /** The spec that sets each of the two; null for the default. */
  readonly pressureFrom: number | null;
  readonly pullFrom: number | null;
}

/** The spec of an account, or of one of its locations, for the tires of an axle from a day on. */
export interface AxleSpec {
  readonly id: number;
  readonly role: AxleRole;
  /** Null for the whole account. */
  readonly locationId: number | null;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** kPa; null follows the next wider spec. */
  readonly targetPressure: number | null;
  /** mm; null follows the next wider spec. */
  readonly pullDepth: number | null;
}

const psi = (value: number) => value * unitSizes.psi;
const thirtySeconds = (value: number) => value * unitSizes['32nds'];

/** Difference of a load range's usual pressure from range G's, in psi. */
const pressureSteps: Readonly<Record<LoadRange, number>> = { F: -15, G: 0, H: 5, J: 10, L: 15 };
const pullDepths: Readonly<Record<AxleRole, number>> = {
  steer: 6,
  drive: 6,
  trailer: 4,
  dolly: 4,
  lift: 4,
};

/** The spec where none is set: by the axle's role, and by the tire's load range. */
export function defaultSpec(role: AxleRole, loadRange: string | null): TireSpec {
  const usual = role === 'steer' ? 110 : 100;
  return {
    targetPressure: psi(usual + (pressureSteps[loadRange as LoadRange] ?? 0)),
    pullDepth: thirtySeconds(pullDepths[role]),
    pressureFrom: null,
    pullFrom: null,
  };
}

/** The place and day for which a spec is looked up. */
interface SpecPlace {
  readonly role: AxleRole;
  readonly locationId: number | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Returns the specs in force at a place on a day, the nearest first: the location's own, then the
 * account's.
 *
 * @param specs the account's specs, of any location and any day
 */
export function nearestSpecs<Spec extends Pick<AxleSpec, 'role' | 'locationId' | 'validFrom'>>(
  specs: readonly Spec[],
  { role, locationId, day }: SpecPlace,
): Spec[] {
  const inForce = (place: number | null) =>
    specs
      .filter((spec) => spec.role === role && spec.locationId === place)
      .filter(({ validFrom }) => validFrom <= day)
      .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
      .slice(0, 1);
  return locationId === null ? inForce(null) : [...inForce(locationId), ...inForce(null)];
}

/**
 * Returns the spec of a tire: each value from the location's spec in force on the day, else from
 * the account's, else the default.
 *
 * @param specs the account's specs, of any location and any day
 */
export function specOf(
  specs: readonly AxleSpec[],
  at: SpecPlace & { readonly loadRange: string | null },
): TireSpec {
  const nearest = nearestSpecs(specs, at);
  const pressure = nearest.find(({ targetPressure }) => targetPressure !== null);
  const pull = nearest.find(({ pullDepth }) => pullDepth !== null);
  const usual = defaultSpec(at.role, at.loadRange);
  return {
    targetPressure: pressure?.targetPressure ?? usual.targetPressure,
    pullDepth: pull?.pullDepth ?? usual.pullDepth,
    pressureFrom: pressure?.id ?? null,
    pullFrom: pull?.id ?? null,
  };
}

/** The legal minimum tread, in mm, of a tire in use (49 CFR 393.75). */
export const legalDepth = (role: AxleRole): number => thirtySeconds(role === 'steer' ? 4 : 2);
