/** Types of units. */
export const unitTypes = ['tractor', 'trailer', 'dolly', 'misc'] as const;
export type UnitType = (typeof unitTypes)[number];

/** Kinds of work that units do; each has a key. */
export const vocations = [
  'long_haul',
  'regional',
  'pickup_delivery',
  'ltl',
  'mixed_service',
  'waste',
  'tanker',
  'logging',
  'transit_bus',
  'school_bus',
  'utility',
  'municipal',
  'lease_rental',
] as const;
export type Vocation = (typeof vocations)[number];

/** The device that measures a unit's distance. */
export const meters = ['odometer', 'hub', 'none'] as const;
export type Meter = (typeof meters)[number];

/** Time since a unit's last survey, as a filter of the list of units. */
export const lastSurveyed = ['within_12_months', 'over_12_months', 'never'] as const;
export type LastSurveyed = (typeof lastSurveyed)[number];
