/** Wear and damage that an inspector can flag, by where it is seen; each has a key. */
export const wearConditions = {
  steer: [
    'shoulder_step',
    'full_shoulder',
    'one_sided',
    'feather',
    'cupping',
    'depressed_rib',
    'toe_in',
    'toe_out',
  ],
  drive: ['heel_toe', 'alternate_lug', 'center', 'diagonal', 'flat_spotting'],
  trailer: ['river', 'multiple_flat_spots', 'trailer_diagonal', 'rib_depression', 'erosion'],
  casing: [
    'bead_damage',
    'chafing',
    'cut',
    'snag',
    'abrasion',
    'weathering',
    'cut_chip',
    'stone_drilling',
    'rib_tear',
    'separation',
    'run_flat_wrinkling',
    'foreign_object',
    'failed_repair',
  ],
} as const;
export type WearGroup = keyof typeof wearConditions;
export type WearCondition = (typeof wearConditions)[WearGroup][number];

export const wearGroups = Object.keys(wearConditions) as WearGroup[];
export const wearConditionCodes: WearCondition[] = wearGroups.flatMap(
  (group): readonly WearCondition[] => wearConditions[group],
);

/** Conditions of a valve. */
export const valves = [
  'ok',
  'missing_cap',
  'plastic_cap',
  'leaking',
  'bent_damaged',
  'inaccessible',
  'flow_through',
  'no_reading',
] as const;
export type Valve = (typeof valves)[number];

/** Work done on a tire on the spot, or to be done. */
export const resolutions = [
  'none',
  'inflated',
  'valve_replaced',
  'tire_replaced',
  'repaired',
  'rotated',
  'retorqued',
  'alignment_recommended',
  'scheduled',
  'declined',
] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * Whether a tire was read. `inaccessible` means that it could not be reached, as can happen with an
 * inner dual; `not_read` means that it was omitted on purpose. A flat is read, with a pressure of
 * 0.
 */
export const readingStates = ['read', 'not_read', 'inaccessible'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Unlikely values that a user can confirm. */
export const confirmations = [
  'tread_above_original',
  'tread_grown',
  'pressure_unlike_mate',
  'meter_ahead',
] as const;
export type Confirmation = (typeof confirmations)[number];

export const removalReasons = [
  'worn_out',
  'irregular_wear',
  'puncture',
  'road_hazard',
  'sidewall_damage',
  'run_flat',
  'zipper_rupture',
  'tread_separation',
  'retread_separation',
  'belt_separation',
  'bead_damage',
  'brake_flat_spot',
  'heat_damage',
  'failed_repair',
  'weathering_age',
  'mismatch',
  'rotation',
  'unit_sold',
  'warranty',
  'unknown',
] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** Destinations of a removed tire. */
export const destinations = ['retread', 'scrap', 'stock', 'repair'] as const;
export type Destination = (typeof destinations)[number];
