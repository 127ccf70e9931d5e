import {
  followingFactors,
  followingValues,
  type LeaseChoice,
  type LeaseFactor,
  leaseFactorNames,
  type RateColor,
  rateColor,
} from './lease-factors.ts';

/** The rates that hold on a day. */
export interface LeaseRates {
  /** `YYYY-MM-DD`. */
  readonly rates_on: string;
  /** Money a tire-mile of each tire size. */
  readonly bases: readonly { readonly size: string; readonly rate: number }[];
  /** What each value adds, as a share. */
  readonly factors: readonly {
    readonly factor: LeaseFactor;
    readonly values: readonly { readonly value: string; readonly rate: number }[];
  }[];
}

/** What the figures of a quote follow from. */
export interface LeaseInputs {
  readonly size: string;
  /** On one unit. */
  readonly tires: number;
  /** Of one unit in a year. */
  readonly miles: number;
  readonly units: number;
  readonly factors: LeaseChoice;
}

/** What a factor adds to what stands before it. */
export interface LeaseAddition {
  readonly factor: LeaseFactor;
  readonly value: string;
  readonly rate: number;
  readonly color: RateColor;
  /** Money a tire-mile. */
  readonly adds_rate: number;
  /** Money a year. */
  readonly adds_annual: number;
}

export interface LeaseFigures {
  readonly base_rate: number;
  readonly base_annual: number;
  /** In the order of the factors. */
  readonly additions: readonly LeaseAddition[];
  /** Money a tire-mile: base × Π(1 + rate). */
  readonly rate: number;
  /** Money a year: rate × tires × miles × units. */
  readonly annual: number;
}

/** Decimals of a rate as it is shown. */
export const rateDecimals = 6;

/**
 * The figures of a quote. Every sum up to a factor is rounded, and a factor adds the difference of two, so that
 * base and additions make up the whole.
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

/** The first field of a quote whose value has no rate, as its path; null where each has one. */
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

/** Rounds half up; what floating point has left behind does not turn a half down. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const whole = Math.floor(scaled + 0.5 + scaled * 1e-12);
  return value < 0 && whole > 0 ? -whole / scale : whole / scale;
}
