import type { RawCasing } from '../raw-records.ts';
import { daysBetween, sum } from './arithmetic.ts';
import { positionOf } from './kinds.ts';

export const productFilters = [
  'wheel_positions',
  'by_retreader',
  'tire_brands',
  'tire_product_lines',
  'tire_sizes',
] as const;
export const productAndStatusFilters = [...productFilters, 'retreading_types'] as const;

export const ofOutcome = (casings: readonly RawCasing[], outcome: RawCasing['disposition']) =>
  casings.filter(({ disposition }) => disposition === outcome);

/**
 * Days from a date to the date of the outcome; null without a date, or if it is later than the
 * outcome.
 */
function daysSince(date: string | null, { disposed_on }: RawCasing): number | null {
  return date !== null && disposed_on !== null && date <= disposed_on
    ? daysBetween(date, disposed_on)
    : null;
}

/** The ages in days of the casings with a usable TIN. */
export const agesOf = (casings: readonly RawCasing[]): number[] =>
  casings.flatMap((casing) => daysSince(casing.made_on, casing) ?? []);

/** The days from pick-up to finish of finished casings. */
export const turnaroundsOf = (casings: readonly RawCasing[]): number[] =>
  ofOutcome(casings, 'finished').flatMap((casing) => daysSince(casing.picked_up_on, casing) ?? []);

/** The total number of caps on casings that leave the plant. */
export const capsOf = (casings: readonly RawCasing[]): number =>
  sum(casings.map((each) => each.previous_caps + (each.disposition === 'finished' ? 1 : 0)));

export const byPosition = (casing: RawCasing) => ({ Position: positionOf(casing) });
