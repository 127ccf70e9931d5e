/** The axles for which tires are specified. */
export const specRoles = ['steer', 'drive', 'trailer', 'dolly', 'lift'] as const;
export type SpecRole = (typeof specRoles)[number];

/** What a spec asks for besides products. */
export const specFields = [
  'target_pressure',
  'pull_depth',
  'casing_age',
  'most_repairs',
  'most_caps',
  'torque_m22',
  'torque_stud_20mm',
] as const;
export type SpecField = (typeof specFields)[number];

export const specSources = ['location', 'fleet', 'default'] as const;
export type SpecSource = (typeof specSources)[number];

export const torqueFormats = ['lbft', 'nm'] as const;

/**
 * What became of a change of specs. It may be taken back while it is open: not once it was, nor where it takes
 * another one back, where a later one of its axle followed, where another spec holds in its place, or where a
 * product that was approved before is in the catalog no longer.
 */
export const changeStandings = [
  'open',
  'taken_back',
  'takes_back',
  'followed',
  'replaced',
  'unavailable',
] as const;
export type ChangeStanding = (typeof changeStandings)[number];

/** The colors of tires, as surveys have them. */
export const specColors = ['green', 'yellow', 'red', 'grey'] as const;
export type SpecColor = (typeof specColors)[number];

/** The units of pressures, depths and torques. */
export const measuredUnits = ['psi', 'bar', '32nds', 'mm', 'lbft', 'nm'] as const;
/** A unit in which a field is shown and typed. */
export type SpecUnit = (typeof measuredUnits)[number] | 'years' | 'count';

/** The most that a field may be in its unit; the least is 0. */
export const specLimits: Readonly<Record<SpecUnit, number>> = {
  psi: 200,
  bar: 13.79,
  '32nds': 100,
  mm: 79.38,
  lbft: 1000,
  nm: 1355.82,
  years: 20,
  count: 10,
};

/** Most products that a spec approves. */
export const mostApproved = 100;
/** Most yards whose own specs are kept or overwritten at once. */
export const mostYards = 2000;
/** How far ahead, in days, a spec may be dated. */
export const specDaysAhead = 366;

interface Formats {
  readonly pressure_format: 'psi' | 'bar';
  readonly tread_depth_format: '32nds' | 'mm';
  readonly torque_format: 'lbft' | 'nm';
}

/** The unit of a field for a reader. */
export function specUnit(field: SpecField, formats: Formats): SpecUnit {
  if (field === 'target_pressure') return formats.pressure_format;
  if (field === 'pull_depth') return formats.tread_depth_format;
  if (field === 'casing_age') return 'years';
  if (field === 'most_repairs' || field === 'most_caps') return 'count';
  return formats.torque_format;
}

/** Whether a field may have the value. */
export const isSpecValue = (value: number, unit: SpecUnit): boolean =>
  value >= 0 && value <= specLimits[unit] && (unit !== 'count' || Number.isInteger(value));
