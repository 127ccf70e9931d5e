/** What a unit is. */
export const unitTypes = ['tractor', 'trailer', 'dolly', 'misc'] as const;
export type UnitType = (typeof unitTypes)[number];

/** What a unit does for its living; each has a word key. */
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

/** What counts a unit's distance. */
export const meters = ['odometer', 'hub', 'none'] as const;
export type Meter = (typeof meters)[number];

/** How long ago a unit was surveyed last, as the list of units is filtered. */
export const lastSurveyed = ['within_12_months', 'over_12_months', 'never'] as const;
export type LastSurveyed = (typeof lastSurveyed)[number];
