import type { UnitOfMeasurement } from '../../../portal/units-of-measurement.ts';

export const torqueUnits = ['lbft', 'nm'] as const;
export type TorqueUnit = (typeof torqueUnits)[number];

/** How many newton meters one of each is. */
export const torqueSizes: Readonly<Record<TorqueUnit, number>> = { lbft: 1.35582, nm: 1 };

/** The unit that a person reads and types. */
export const torqueUnitOf = (units: UnitOfMeasurement): TorqueUnit =>
  units === '1' ? 'lbft' : 'nm';

/** What holds a wheel: 22 mm studs, hub or stud piloted, or 20 mm studs. */
export const fasteners = ['m22', 'stud_20mm'] as const;
export type Fasteners = (typeof fasteners)[number];

interface TorqueSpec {
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

export const torqueResults = ['in_spec', 'low', 'high', 're_torqued', 'missing_hardware'] as const;
export type TorqueResult = (typeof torqueResults)[number];

/** What an inspector says of a wheel end beside the torque; the others follow from it. */
export const statedResults = ['re_torqued', 'missing_hardware'] as const satisfies TorqueResult[];
export type StatedResult = (typeof statedResults)[number];

const trace = 1e-6;

/** How a torque, in N·m, stands against its spec. */
export function torqueResultOf(measured: number, { least, most }: TorqueSpec): TorqueResult {
  if (measured < least - trace) return 'low';
  return measured > most + trace ? 'high' : 'in_spec';
}

/** Kilometers after the fitting of a wheel from where, and until where, it is to be re-torqued: 50 to 100 miles. */
export const retorqueWithin = { from: 80.4672, until: 160.9344 } as const;
/** Days after the fitting for which a re-torque that was missed is told. */
export const retorqueDays = 90;

export type RetorqueState = 'due' | 'overdue';

/** Whether a wheel end that was fitted a while ago, and not checked since, has to be re-torqued. */
export function retorqueOf(sinceKm: number, sinceDays: number): RetorqueState | null {
  if (sinceKm < retorqueWithin.from || sinceDays > retorqueDays) return null;
  return sinceKm <= retorqueWithin.until ? 'due' : 'overdue';
}
