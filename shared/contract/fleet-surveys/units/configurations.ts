import type { UnitType } from './code-lists.ts';

/** Roles of an axle. Trailers and dollies have no steer axles. */
export const axleRoles = ['steer', 'drive', 'trailer', 'dolly', 'lift'] as const;
export type AxleRole = (typeof axleRoles)[number];

/** An axle of a configuration; its number is its place from the front, starting at 1. */
export interface Axle {
  readonly role: AxleRole;
  /** Two tires on each side if true; one if false, as with wide-base tires. */
  readonly isDual: boolean;
}

/** An arrangement of axles and tires. */
export interface AxleConfiguration {
  /** Types of units that can have it. */
  readonly types: readonly UnitType[];
  /** From the front. */
  readonly axles: readonly Axle[];
}

const single = (role: AxleRole): Axle => ({ role, isDual: false });
const dual = (role: AxleRole): Axle => ({ role, isDual: true });
const power = ['tractor', 'misc'] as const;
const trailer = ['trailer'] as const;
const dolly = ['dolly'] as const;
const bus = ['misc'] as const;

/** Every configuration by its code. Units store the code, so its meaning never changes. */
export const axleConfigurations = {
  '4x2': { types: power, axles: [single('steer'), dual('drive')] },
  '6x4': { types: power, axles: [single('steer'), dual('drive'), dual('drive')] },
  '6x4_wide': { types: power, axles: [single('steer'), single('drive'), single('drive')] },
  '6x2': { types: power, axles: [single('steer'), dual('drive'), dual('lift')] },
  '6x2_wide': { types: power, axles: [single('steer'), single('drive'), single('lift')] },
  '8x4_lift': {
    types: power,
    axles: [single('steer'), single('lift'), dual('drive'), dual('drive')],
  },
  '8x4_twin_steer': {
    types: power,
    axles: [single('steer'), single('steer'), dual('drive'), dual('drive')],
  },
  bus_4x2: { types: bus, axles: [single('steer'), dual('drive')] },
  coach_6x2: { types: bus, axles: [single('steer'), dual('drive'), single('lift')] },
  trailer_single: { types: trailer, axles: [dual('trailer')] },
  trailer_tandem: { types: trailer, axles: [dual('trailer'), dual('trailer')] },
  trailer_tandem_wide: { types: trailer, axles: [single('trailer'), single('trailer')] },
  trailer_spread: { types: trailer, axles: [dual('trailer'), dual('trailer')] },
  trailer_spread_wide: { types: trailer, axles: [single('trailer'), single('trailer')] },
  trailer_tri: { types: trailer, axles: [dual('trailer'), dual('trailer'), dual('trailer')] },
  trailer_quad: {
    types: trailer,
    axles: [dual('trailer'), dual('trailer'), dual('trailer'), dual('trailer')],
  },
  dolly_single: { types: dolly, axles: [dual('dolly')] },
  dolly_tandem: { types: dolly, axles: [dual('dolly'), dual('dolly')] },
} as const satisfies Record<string, AxleConfiguration>;

export type ConfigurationCode = keyof typeof axleConfigurations;

export const configurationCodes = Object.keys(axleConfigurations) as ConfigurationCode[];

/** Returns the configurations that a unit of this type can have, in the order offered. */
export const configurationsOf = (type: UnitType): ConfigurationCode[] =>
  configurationCodes.filter((code) => {
    const { types }: AxleConfiguration = axleConfigurations[code];
    return types.includes(type);
  });
