import type { AxleRole } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Position } from '../schema/fleet.ts';
import type { Random } from './random.ts';

/** Miles that a 32nd of tread lasts on steer, drive and trailer axles. */
type Rates = readonly [steer: number, drive: number, trailer: number];
const longHaul: Rates = [10_000, 15_000, 22_000];
const regional: Rates = [7000, 9500, 14_000];
const city: Rates = [4000, 5000, 7000];
const waste: Rates = [1800, 2000, 2500];
const rates: Readonly<Record<string, Rates>> = {
  long_haul: longHaul,
  regional,
  ltl: regional,
  tanker: regional,
  lease_rental: regional,
  waste,
};

/** Where a tire for an axle is made to run. */
export const positionOf: Readonly<Record<AxleRole, Exclude<Position, 'allpositions'>>> = {
  steer: 'steer',
  drive: 'drive',
  trailer: 'trail',
  dolly: 'trail',
  lift: 'trail',
};

/** Which of the conditions wear shows there. */
export const wearGroup = { steer: 'steer', drive: 'drive', trail: 'trailer' } as const;

const axleIndex = { steer: 0, drive: 1, trail: 2 } as const;

/** Kilometers that a millimeter of a tire's tread lasts. */
export function kmPerMm(vocation: string | null, role: AxleRole, random: Random): number {
  const miles = (rates[vocation ?? ''] ?? city)[axleIndex[positionOf[role]]];
  const spread = Math.max(0.4, random.normal(1, 0.18));
  return (miles * spread * unitSizes.mi) / unitSizes['32nds'];
}

/** From 0 to 1, the middle a little more often than the ends: Beta(1.3, 1.3). */
export function share(random: Random): number {
  const one = random.gamma(1.3, 1);
  return one / (one + random.gamma(1.3, 1));
}

/** Why tires come off, with the odds of each. */
export const removalOdds = [
  ['worn_out', 50],
  ['irregular_wear', 12],
  ['puncture', 12],
  ['road_hazard', 9],
  ['run_flat', 8],
  ['tread_separation', 2],
  ['retread_separation', 1],
  ['sidewall_damage', 3],
  ['mismatch', 1.5],
  ['weathering_age', 1],
  ['unknown', 0.5],
] as const;
