import type { ChangeNoise } from '@portal/contract/reports';
import { chanceOfHits } from './fisher.ts';
import { chanceOf } from './student.ts';

/** A figure `part ÷ whole` over the days of its records: a mean scatters from one day to another. */
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

/** The rest of a sample without one of the rows in it. */
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

/** The variance of a sample's ratio, by how its days scatter around it. */
function varianceOf(sample: Sample): number {
  const { parts, products, wholes, whole, days } = sample;
  const ratio = ratioOf(sample);
  const squares = Math.max(0, parts - 2 * ratio * products + ratio * ratio * wholes);
  return ((squares / (whole * whole)) * days) / (days - 1);
}

/**
 * How likely two samples of one and the same source are as far apart as these two: hits by Fisher's
 * exact test, means by Welch's.
 */
export function chanceOfNoise(one: Sample, other: Sample, noise: ChangeNoise): number {
  if (noise === 'counts') return chanceOfHits(one, other);
  const [first, second] = [varianceOf(one), varianceOf(other)];
  const variance = first + second;
  if (variance === 0) return 1;
  const freedom = variance ** 2 / (first ** 2 / (one.days - 1) + second ** 2 / (other.days - 1));
  return chanceOf((ratioOf(one) - ratioOf(other)) / Math.sqrt(variance), freedom);
}
