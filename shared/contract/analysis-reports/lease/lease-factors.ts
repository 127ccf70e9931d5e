/** The factors of a lease rate besides the tire size, with their values (domain: lease factors). */
export const leaseFactors = {
  climate_zone: ['cold', 'temperate', 'hot', 'arid'],
  terrain: ['flat', 'rolling', 'mountain'],
  road_surface: ['highway', 'city', 'gravel', 'off_road'],
  duty: ['long_haul', 'regional', 'pickup_delivery', 'waste'],
  stops_per_mile: ['to_0_1', 'to_0_5', 'to_2', 'over_2'],
  mean_speed: ['over_55', 'to_55', 'to_40', 'to_25'],
  curbing: ['none', 'some', 'frequent'],
  snow_tires: ['no', 'yes'],
  load_range: ['F', 'G', 'H', 'J', 'L'],
  annual_miles: ['to_40000', 'to_80000', 'to_120000', 'over_120000'],
  fleet_size: ['to_10', 'to_50', 'to_200', 'over_200'],
  sites: ['one', 'to_5', 'to_20', 'over_20'],
  service_level: ['inspection', 'standard', 'full'],
  dealer_distance: ['to_25', 'to_50', 'to_100', 'over_100'],
  reserve: ['none', 'percent_2', 'percent_5', 'percent_10'],
  term: ['months_12', 'months_24', 'months_36', 'months_48', 'months_60'],
} as const;

export type LeaseFactor = keyof typeof leaseFactors;
export const leaseFactorNames = Object.keys(leaseFactors) as LeaseFactor[];

/** Factors derived from the numbers of a quote rather than chosen. */
export const followingFactors = ['annual_miles', 'fleet_size'] as const;
export type FollowingFactor = (typeof followingFactors)[number];
export type ChosenFactor = Exclude<LeaseFactor, FollowingFactor>;

const isFollowing = (factor: LeaseFactor): factor is FollowingFactor =>
  factor === 'annual_miles' || factor === 'fleet_size';

/** The factors that a person chooses. */
export const chosenFactors = leaseFactorNames.filter(
  (factor): factor is ChosenFactor => !isFollowing(factor),
);

/** The chosen value of each factor. */
export type LeaseChoice = Readonly<Record<ChosenFactor, string>>;

/** The factors by group of the form. */
export const leaseGroups = {
  place: ['climate_zone', 'dealer_distance', 'sites'],
  road: ['terrain', 'road_surface', 'curbing', 'snow_tires'],
  work: ['duty', 'stops_per_mile', 'mean_speed', 'load_range'],
  contract: ['service_level', 'term', 'reserve'],
} as const satisfies Readonly<Record<string, readonly ChosenFactor[]>>;
export type LeaseGroup = keyof typeof leaseGroups;

/** Maximum of each number of a quote, and characters of its texts. */
export const leaseLimits = { tires: 100, miles: 500_000, units: 100_000, text: 200 } as const;

/** Returns the values of the derived factors: bands named after their upper limit. */
export const followingValues = ({
  miles,
  units,
}: {
  readonly miles: number;
  readonly units: number;
}): Readonly<Record<FollowingFactor, string>> => ({
  annual_miles: bandOf(miles, [40_000, 80_000, 120_000]),
  fleet_size: bandOf(units, [10, 50, 200]),
});

/** Returns the band of a distance to the dealer, in miles. */
export const distanceBand = (miles: number): string => bandOf(miles, [25, 50, 100]);

function bandOf(value: number, ends: readonly number[]): string {
  const end = ends.find((each) => value <= each);
  return end === undefined ? `over_${ends.at(-1)}` : `to_${end}`;
}

export const rateColors = ['green', 'yellow', 'red'] as const;
export type RateColor = (typeof rateColors)[number];

/**
 * Returns the color of what a value adds to the rate, as a share: green up to 0, yellow up to 10 %,
 * red above.
 */
export function rateColor(rate: number): RateColor {
  if (rate <= 0) return 'green';
  return rate <= 0.1 ? 'yellow' : 'red';
}

/**
 * How precisely a place is known: by address, postal code, start of the postal code, city or state,
 * or set by hand.
 */
export const placePrecisions = ['address', 'zip', 'prefix', 'city', 'state', 'hand'] as const;
export type PlacePrecision = (typeof placePrecisions)[number];

/** Result of an address lookup: one place, several, a place in another country, or none. */
export const geocodeOutcomes = ['found', 'ambiguous', 'abroad', 'unknown'] as const;
export type GeocodeOutcome = (typeof geocodeOutcomes)[number];
