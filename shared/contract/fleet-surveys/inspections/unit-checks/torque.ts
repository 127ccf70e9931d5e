import type { UnitOfMeasurement } from '../../../portal/units-of-measurement.ts';
import { type AxleSpec, nearestSpecs } from '../specs.ts';

export const torqueUnits = ['lbft', 'nm'] as const;
export type TorqueUnit = (typeof torqueUnits)[number];

/** Newton meters per unit. */
export const torqueSizes: Readonly<Record<TorqueUnit, number>> = { lbft: 1.35582, nm: 1 };

/** Returns the unit of torque that a user reads and types. */
export const torqueUnitOf = (units: UnitOfMeasurement): TorqueUnit =>
  units === '1' ? 'lbft' : 'nm';

/** Fasteners of a wheel: 22 mm studs, hub or stud piloted, or 20 mm studs. */
export const fasteners = ['m22', 'stud_20mm'] as const;
export type Fasteners = (typeof fasteners)[number];

export interface TorqueSpec {
  /** N·m. */
  readonly least: number;
  readonly most: number;
}

const poundFeet = (least: number, most: number): TorqueSpec => ({
  least: least * torqueSizes.lbft,
  most: most * torqueSizes.lbft,
});

export const torqueSpecs: Readonly<Record<Fasteners, TorqueSpec>> = {
  m22: poundFeet(450, 500),
  stud_20mm: poundFeet(280, 310),
};

/**
 * The torques that an account, or one of its locations, specifies for the wheels of an axle from a
 * day on.
 */
export interface AskedTorques extends Pick<AxleSpec, 'role' | 'locationId' | 'validFrom'> {
  /** N·m for each kind of fasteners; null follows the next wider spec. */
  readonly torques: Readonly<Record<Fasteners, number | null>>;
}

/**
 * Returns the limits around a specified torque, in the same proportion as the usual limits to their
 * middle.
 */
function around(asked: number, { least, most }: TorqueSpec): TorqueSpec {
  const middle = (least + most) / 2;
  return { least: (asked * least) / middle, most: (asked * most) / middle };
}

/**
 * Returns the torque limits for the wheels of an axle: from the location's spec in force on the
 * day, else from the account's, else the usual ones.
 *
 * @param specs the account's specs, of any location and any day
 * @returns null if no spec sets any torque
 */
export function torquesOf(
  specs: readonly AskedTorques[],
  at: Parameters<typeof nearestSpecs>[1],
): Readonly<Record<Fasteners, TorqueSpec>> | null {
  const nearest = nearestSpecs(specs, at);
  const limits = (kind: Fasteners) => {
    const asking = nearest.find(({ torques }) => torques[kind] !== null)?.torques[kind] ?? null;
    return asking === null ? null : around(asking, torqueSpecs[kind]);
  };
  const [m22, stud_20mm] = [limits('m22'), limits('stud_20mm')];
  if (!m22 && !stud_20mm) return null;
  return { m22: m22 ?? torqueSpecs.m22, stud_20mm: stud_20mm ?? torqueSpecs.stud_20mm };
}

/**
 * Returns the limits of a kind of fasteners, in N·m, at a wheel end whose limits are in `unit`; the
 * usual ones if it has none.
 */
export function limitsAt(
  { limits }: { readonly limits?: Readonly<Record<Fasteners, TorqueSpec>> },
  kind: Fasteners,
  unit: TorqueUnit,
): TorqueSpec {
  const told = limits?.[kind];
  const size = torqueSizes[unit];
  return told ? { least: told.least * size, most: told.most * size } : torqueSpecs[kind];
}

export const torqueResults = ['in_spec', 'low', 'high', 're_torqued', 'missing_hardware'] as const;
export type TorqueResult = (typeof torqueResults)[number];

/** Results of a wheel end that the inspector enters; the others follow from the torque. */
export const statedResults = ['re_torqued', 'missing_hardware'] as const satisfies TorqueResult[];
export type StatedResult = (typeof statedResults)[number];

const trace = 1e-6;

/** Compares a torque, in N·m, with its spec. */
export function torqueResultOf(measured: number, { least, most }: TorqueSpec): TorqueResult {
  if (measured < least - trace) return 'low';
  return measured > most + trace ? 'high' : 'in_spec';
}

/** Kilometers after a wheel's fitting between which it is due for a re-torque: 50 to 100 miles. */
export const retorqueWithin = { from: 80.4672, until: 160.9344 } as const;
/** Days after the fitting for which a missed re-torque is reported. */
export const retorqueDays = 90;

export type RetorqueState = 'due' | 'overdue';

/**
 * Returns whether a wheel end that was not checked since its fitting is due or overdue for a
 * re-torque, or null.
 */
export function retorqueOf(sinceKm: number, sinceDays: number): RetorqueState | null {
  if (sinceKm < retorqueWithin.from || sinceDays > retorqueDays) return null;
  return sinceKm <= retorqueWithin.until ? 'due' : 'overdue';
}
