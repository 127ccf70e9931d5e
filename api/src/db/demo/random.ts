/** A reproducible random number generator. All methods draw from the same stream. */
export interface Random {
  /** Uniform in [0, 1). */
  unit(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A random index, by weight. */
  weighted(weights: readonly number[]): number;
  normal(mean: number, deviation: number): number;
  lognormal(median: number, sigma: number): number;
  gamma(shape: number, scale: number): number;
  poisson(mean: number): number;
}

/**
 * Returns the stream for a seed and a name. Streams are independent, so that one more draw for one
 * account does not change the next.
 */
export function randomOf(seed: number, name: string): Random {
  const unit = sfc32(seed, hash(name), hash(`${name}'`));
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  const integer = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    integer,
    chance: (probability) => unit() < probability,
    pick: (items) => at(items, integer(0, items.length - 1)),
    weighted(weights) {
      let left = unit() * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [index, weight] of weights.entries()) {
        left -= weight;
        if (left < 0) return index;
      }
      return weights.length - 1;
    },
    normal,
    lognormal: (median, sigma) => median * Math.exp(normal(0, sigma)),
    gamma: (shape, scale) => gamma(shape, unit, normal) * scale,
    poisson: (mean) => poisson(mean, unit, normal),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing to pick at ${index} of ${items.length}`);
  return item;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}

/** Chris Doty-Humphrey's small fast counting generator, 32 bits. */
function sfc32(first: number, second: number, third: number): () => number {
  let [a, b, c, counter] = [first | 0, second | 0, third | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warming = 0; warming < 15; warming += 1) next();
  return next;
}

/** Marsaglia and Tsang's method; shape at least 1. */
function gamma(shape: number, unit: () => number, normal: Random['normal']): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(0, 1);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - unit()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Knuth's method; from 30 on the normal approximation. */
function poisson(mean: number, unit: () => number, normal: Random['normal']): number {
  if (mean >= 30) return Math.max(0, Math.round(normal(mean, Math.sqrt(mean))));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = unit(); product > limit; product *= unit()) count += 1;
  return count;
}
