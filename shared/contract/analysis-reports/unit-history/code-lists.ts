/** Kinds of events in a unit's history, in their order within a day. */
export const historyKinds = [
  'inspection',
  'crossing',
  'removal',
  'mount',
  'repair',
  'torque',
  'call',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/**
 * Where a tire was repaired: on the spot, after an inspection's finding, or at a plant that had the
 * casing.
 */
export const repairPlaces = ['on_site', 'afterwards', 'plant'] as const;

/** Kinds of invoice lines. */
export const lineKinds = [
  'new_tire',
  'retread_cap',
  'casing',
  'repair',
  'labour',
  'call_out',
  'fee',
] as const;
export type LineKind = (typeof lineKinds)[number];

export const callTypes = ['emergency', 'scheduled', 'stock'] as const;
export const callPlaces = ['roadside', 'yard', 'shop'] as const;
export const callStates = ['open', 'completed', 'cancelled'] as const;
export const servicedWheels = ['steer', 'drive', 'trail'] as const;

/** Maximum number of fleets offered for selection. */
export const mostHistoryAccounts = 1000;
/** Maximum number of unit numbers suggested for typed text. */
export const mostOfferedUnits = 50;
