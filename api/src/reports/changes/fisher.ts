import { logGamma } from './log-gamma.ts';

/** The number of hits among a number of things. */
export interface Hits {
  readonly part: number;
  readonly whole: number;
}

const logChoose = (n: number, k: number): number =>
  logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/**
 * The probability that hits are distributed over two groups as unevenly as this by chance: Fisher's
 * exact test, twice the smaller side.
 */
export function chanceOfHits(one: Hits, other: Hits): number {
  const hits = one.part + other.part;
  const things = one.whole + other.whole;
  const likely = (k: number) =>
    Math.exp(
      logChoose(hits, k) + logChoose(things - hits, one.whole - k) - logChoose(things, one.whole),
    );
  const least = Math.max(0, one.whole - (things - hits));
  const most = Math.min(hits, one.whole);
  const isMore = one.part * things >= hits * one.whole;
  const [from, to] = isMore ? [one.part, most] : [least, one.part];
  let tail = 0;
  for (let k = from; k <= to; k += 1) tail += likely(k);
  return Math.min(1, 2 * tail);
}
