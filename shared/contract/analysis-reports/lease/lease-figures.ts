import {
  followingFactors,
  followingValues,
  type LeaseChoice,
  type LeaseFactor,
  leaseFactorNames,
  type RateColor,
  rateColor,
} from './lease-factors.ts';

/** The rates in force on a day. */
export interface LeaseRates {
  /** `YYYY-MM-DD`. */
  readonly rates_on: string;
  /** Money per tire-mile for each tire size. */
  readonly bases: readonly { readonly size: string; readonly rate: number }[];
  /** The share that each value adds. */
  readonly factors: readonly {
    readonly factor: LeaseFactor;
    readonly values: readonly { readonly value: string; readonly rate: number }[];
  }[];
}

/** The inputs of a quote's figures. */
export interface LeaseInputs {
  readonly size: string;
  /** Per unit. */
  readonly tires: number;
  /** Per unit and year. */
  readonly miles: number;
  readonly units: number;
  readonly factors: LeaseChoice;
}

/** The amount that a factor adds to the rate so far. */
export interface LeaseAddition {
  readonly factor: LeaseFactor;
  readonly value: string;
  readonly rate: number;
  readonly color: RateColor;
  /** Money per tire-mile. */
  readonly adds_rate: number;
  /** Money per year. */
  readonly adds_annual: number;
}

export interface LeaseFigures {
  readonly base_rate: number;
  readonly base_annual: number;
  /** In the order of the factors. */
  readonly additions: readonly LeaseAddition[];
  /** Money per tire-mile: base × Π(1 + rate). */
  readonly rate: number;
  /** Money per year: rate × tires × miles × units. */
  readonly annual: number;
}

/** Decimals of a displayed rate. */
export const rateDecimals = 6;

/**
 * Computes the figures of a quote. The subtotal after each factor is rounded, and a factor adds the
 * difference of two subtotals, so base and additions sum exactly to the total.
 *
 * @returns null where a rate is missing; {@link missingRate} says which
 */
export function leaseFigures(rates: LeaseRates, inputs: LeaseInputs): LeaseFigures | null {
  const base = rates.bases.find(({ size }) => size === inputs.size)?.rate;
  if (base === undefined) return null;
  const tireMiles = inputs.tires * inputs.miles * inputs.units;
  const chosen = chosenValues(inputs);
  const additions: LeaseAddition[] = [];
  let exact = base;
  let before = shown(base, tireMiles);
  for (const factor of leaseFactorNames) {
    const value = chosen[factor];
    const rate = rateOf(rates, factor, value);
    if (rate === undefined) return null;
    exact *= 1 + rate;
    const after = shown(exact, tireMiles);
    additions.push({
      factor,
      value,
      rate,
      color: rateColor(rate),
      adds_rate: rounded(after.rate - before.rate, rateDecimals),
      adds_annual: rounded(after.annual - before.annual, 2),
    });
    before = after;
  }
  const first = shown(base, tireMiles);
  return { base_rate: first.rate, base_annual: first.annual, additions, ...before };
}

/** Returns the path of the first field of a quote whose value has no rate, or null. */
export function missingRate(rates: LeaseRates, inputs: LeaseInputs): string | null {
  if (!rates.bases.some(({ size }) => size === inputs.size)) return 'size';
  const chosen = chosenValues(inputs);
  const factor = leaseFactorNames.find((each) => rateOf(rates, each, chosen[each]) === undefined);
  if (factor === undefined) return null;
  const isFollowing = followingFactors.some((each) => each === factor);
  if (isFollowing) return factor === 'annual_miles' ? 'miles' : 'units';
  return `factors.${factor}`;
}

const chosenValues = ({ factors, ...numbers }: LeaseInputs): Record<LeaseFactor, string> => ({
  ...factors,
  ...followingValues(numbers),
});

const rateOf = ({ factors }: LeaseRates, factor: LeaseFactor, value: string): number | undefined =>
  factors.find((each) => each.factor === factor)?.values.find((each) => each.value === value)?.rate;

const shown = (rate: number, tireMiles: number) => ({
  rate: rounded(rate, rateDecimals),
  annual: rounded(rate * tireMiles, 2),
});

/** Rounds half up; floating-point error does not turn a half down. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const whole = Math.floor(scaled + 0.5 + scaled * 1e-12);
  return value < 0 && whole > 0 ? -whole / scale : whole / scale;
}
