/** The fields of a unit that a file may contain, in the order of the form. */
export const unitFields = [
  'unit_number',
  'type',
  'configuration',
  'vin',
  'dot',
  'license_plate',
  'license_plate_state',
  'license_plate_country',
  'vocation',
  'manufacturer',
  'model',
  'year',
  'owner',
  'meter',
  'is_active',
] as const;

export type UnitField = (typeof unitFields)[number];

export const isUnitField = (name: string): name is UnitField =>
  (unitFields as readonly string[]).includes(name);
