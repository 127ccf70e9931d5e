import type { AxleRole } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Position } from '../schema/fleet.ts';
import type { Random } from './random.ts';

/** Miles per 32nd of tread on steer, drive and trailer axles. */
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

/** The design position of a tire for an axle. */
export const positionOf: Readonly<Record<AxleRole, Exclude<Position, 'allpositions'>>> = {
  steer: 'steer',
  drive: 'drive',
  trailer: 'trail',
  dolly: 'trail',
  lift: 'trail',
};

/** The wear conditions that occur there. */
export const wearGroup = { steer: 'steer', drive: 'drive', trail: 'trailer' } as const;

const axleIndex = { steer: 0, drive: 1, trail: 2 } as const;

/** Kilometers per millimeter of a tire's tread. */
export function kmPerMm(vocation: string | null, role: AxleRole, random: Random): number {
  const miles = (rates[vocation ?? ''] ?? city)[axleIndex[positionOf[role]]];
  const spread = Math.max(0.4, random.normal(1, 0.18));
  return (miles * spread * unitSizes.mi) / unitSizes['32nds'];
}

/** From 0 to 1, the middle a little more often than the ends: Beta(1.3, 1.3). */
export function randomShare(random: Random): number {
  const one = random.gamma(1.3, 1);
  return one / (one + random.gamma(1.3, 1));
}

/** Reasons for removals, with their weights. */
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
