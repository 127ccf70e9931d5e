/** What happens to a unit, in the order of one day. */
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

/** Where a tire was repaired: on the spot, after an inspection had found something, or at a plant that had the casing. */
export const repairPlaces = ['on_site', 'afterwards', 'plant'] as const;

/** What lines of an invoice charge. */
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

/** Most fleets that are offered at once. */
export const mostHistoryAccounts = 1000;
/** Most numbers that are offered for what was typed. */
export const mostOfferedUnits = 50;
