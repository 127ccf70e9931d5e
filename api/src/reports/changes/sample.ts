import type { ChangeNoise } from '@portal/contract/reports';
import { chanceOfHits } from './fisher.ts';
import { chanceOf } from './student.ts';

/** A figure `part ÷ whole` with its scatter over the days of its records. */
export interface Sample {
  readonly records: number;
  readonly days: number;
  readonly part: number;
  readonly whole: number;
  /** Sums over days of the squares of both, and of their product. */
  readonly parts: number;
  readonly wholes: number;
  readonly products: number;
}

/** A sample without one of the rows that it contains. */
export const without = (all: Sample, row: Sample): Sample => ({
  records: all.records - row.records,
  days: all.days - row.days,
  part: all.part - row.part,
  whole: all.whole - row.whole,
  parts: all.parts - row.parts,
  wholes: all.wholes - row.wholes,
  products: all.products - row.products,
});

export const ratioOf = ({ part, whole }: Pick<Sample, 'part' | 'whole'>): number => part / whole;

/** The variance of a sample's ratio, from the scatter of its days around it. */
function varianceOf(sample: Sample): number {
  const { parts, products, wholes, whole, days } = sample;
  const ratio = ratioOf(sample);
  const squares = Math.max(0, parts - 2 * ratio * products + ratio * ratio * wholes);
  return ((squares / (whole * whole)) * days) / (days - 1);
}

/**
 * The probability that two samples from the same source differ this much: Fisher's exact test for
 * hits, Welch's for means.
 */
export function chanceOfNoise(one: Sample, other: Sample, noise: ChangeNoise): number {
  if (noise === 'counts') return chanceOfHits(one, other);
  const [first, second] = [varianceOf(one), varianceOf(other)];
  const variance = first + second;
  if (variance === 0) return 1;
  const freedom = variance ** 2 / (first ** 2 / (one.days - 1) + second ** 2 / (other.days - 1));
  return chanceOf((ratioOf(one) - ratioOf(other)) / Math.sqrt(variance), freedom);
}
