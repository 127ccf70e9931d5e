import { destinations } from '../../fleet-surveys/tires/code-lists.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';

/**
 * Destinations that the report counts. Tires that go to stock or to repair stay in use and do not
 * count.
 */
export const scrapDestinations = destinations.filter(
  (each): each is 'retread' | 'scrap' => each === 'retread' || each === 'scrap',
);

/** Bands of the tread left on a removed tire; the more tread, the worse. */
export const treadBands = ['green', 'yellow', 'red', 'far_too_early'] as const;
export type TreadBand = (typeof treadBands)[number];

/** In mm: the ends of green and yellow, and the start of `far_too_early`; red lies between. */
export const treadBandEnds = { green: 3.175, yellow: 4.7625, farTooEarly: 6.35 } as const;

/** Groups by a tire's previous caps; three or more form one group. */
export const capGroups = ['new', 'once', 'twice', 'more'] as const;

/** Groups by the full years since the casing was made; each of the first four spans two years. */
export const ageGroups = ['from_0', 'from_2', 'from_4', 'from_6', 'from_8', 'unknown'] as const;

/** Groups by the axle's role; `unknown` if the unit no longer has the axle. */
export const scrapPositions = [...axleRoles, 'unknown'] as const;

/** The key of an unknown brand. */
export const unknownBrand = '-';

/** The group of removals without a wear condition. */
export const noCondition = 'none';

/** Reasons why a removal has no lost value; if several apply, the first counts. */
export const leftOutReasons = [
  'no_tread',
  'no_original',
  'no_pull_depth',
  'original_at_pull',
  'above_original',
  'no_price',
  'no_casing_value',
  'below_casing',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/**
 * Source of a price: noted for the tire itself (`own`), or the price of the account or of
 * everybody.
 */
export const priceSources = ['own', 'account', 'everybody'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Groupings of the report. */
export const scrapGroupings = [
  'reason',
  'condition',
  'brand',
  'position',
  'caps',
  'age',
  'band',
  'left_out',
] as const;
export type ScrapGrouping = (typeof scrapGroupings)[number];

/** Prefixes of the keys of group names; brands go by their own names. */
export const scrapGroupWords = {
  reason: 'removal_reason',
  condition: 'wear',
  brand: null,
  position: 'scrap_position',
  caps: 'scrap_caps',
  age: 'scrap_age',
  band: 'tread_band',
  left_out: 'left_out',
} as const satisfies Record<ScrapGrouping, string | null>;
