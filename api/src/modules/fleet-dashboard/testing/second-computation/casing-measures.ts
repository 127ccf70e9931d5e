import type { RawCasing } from '../raw-records.ts';
import { daysBetween, sum } from './arithmetic.ts';
import { positionOf } from './kinds.ts';

export const goods = [
  'wheel_positions',
  'by_retreader',
  'tire_brands',
  'tire_product_lines',
  'tire_sizes',
] as const;
export const goodsAndStatus = [...goods, 'retreading_types'] as const;

export const ofOutcome = (casings: readonly RawCasing[], outcome: RawCasing['disposition']) =>
  casings.filter(({ disposition }) => disposition === outcome);

/** Days from a date to that of the outcome; null where there is none, or a later one. */
function daysSince(date: string | null, { disposed_on }: RawCasing): number | null {
  return date !== null && disposed_on !== null && date <= disposed_on
    ? daysBetween(date, disposed_on)
    : null;
}

/** The ages of casings in days, of those whose TIN tells. */
export const agesOf = (casings: readonly RawCasing[]): number[] =>
  casings.flatMap((casing) => daysSince(casing.made_on, casing) ?? []);

/** The days of finished casings from pick-up to finish. */
export const turnaroundsOf = (casings: readonly RawCasing[]): number[] =>
  ofOutcome(casings, 'finished').flatMap((casing) => daysSince(casing.picked_up_on, casing) ?? []);

/** The caps with which casings leave the plant, all together. */
export const capsOf = (casings: readonly RawCasing[]): number =>
  sum(casings.map((each) => each.previous_caps + (each.disposition === 'finished' ? 1 : 0)));

export const byPosition = (casing: RawCasing) => ({ Position: positionOf(casing) });
