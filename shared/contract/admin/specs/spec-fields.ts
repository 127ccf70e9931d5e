/** The axle roles that have specs. */
export const specRoles = ['steer', 'drive', 'trailer', 'dolly', 'lift'] as const;
export type SpecRole = (typeof specRoles)[number];

/** The fields of a spec besides its approved products. */
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
 * States of a change of specs. Only an open change can be undone; it is not open once it has been
 * undone, if it undoes another change, if a later change of its axle followed, if another spec is
 * in force in its place, or if a product approved before it is no longer in the catalog.
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

/** The colors of tires, as in surveys. */
export const specColors = ['green', 'yellow', 'red', 'grey'] as const;
export type SpecColor = (typeof specColors)[number];

/** The units of pressures, depths and torques. */
export const measuredUnits = ['psi', 'bar', '32nds', 'mm', 'lbft', 'nm'] as const;
/** A unit in which a field is shown and typed. */
export type SpecUnit = (typeof measuredUnits)[number] | 'years' | 'count';

/** The maximum of a field in its unit; the minimum is 0. */
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

/** Maximum number of products that a spec approves. */
export const mostApproved = 100;
/** Maximum number of yards whose own specs one save keeps or overwrites. */
export const mostYards = 2000;
/** Maximum number of days that a spec can be dated ahead. */
export const specDaysAhead = 366;

interface Formats {
  readonly pressure_format: 'psi' | 'bar';
  readonly tread_depth_format: '32nds' | 'mm';
  readonly torque_format: 'lbft' | 'nm';
}

/** Returns the unit in which a reader sees a field. */
export function specUnit(field: SpecField, formats: Formats): SpecUnit {
  if (field === 'target_pressure') return formats.pressure_format;
  if (field === 'pull_depth') return formats.tread_depth_format;
  if (field === 'casing_age') return 'years';
  if (field === 'most_repairs' || field === 'most_caps') return 'count';
  return formats.torque_format;
}

/** Whether a value is within its unit's limits, and whole if it is a count. */
export const isSpecValue = (value: number, unit: SpecUnit): boolean =>
  value >= 0 && value <= specLimits[unit] && (unit !== 'count' || Number.isInteger(value));
