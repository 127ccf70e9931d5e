import { destinations } from '../../fleet-surveys/tires/code-lists.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';

/** Where tires go that the report counts: what is in stock or repaired runs on. */
export const scrapDestinations = destinations.filter(
  (each): each is 'retread' | 'scrap' => each === 'retread' || each === 'scrap',
);

/** The tread that was left on a removed tire: the more, the worse. */
export const treadBands = ['green', 'yellow', 'red', 'far_too_early'] as const;
export type TreadBand = (typeof treadBands)[number];

/** mm: green and yellow end here, and from here on a tire came off far too early; red lies between. */
export const treadBandEnds = { green: 3.175, yellow: 4.7625, farTooEarly: 6.35 } as const;

/** By the caps that a tire had; three and more are one group. */
export const capGroups = ['new', 'once', 'twice', 'more'] as const;

/** By the full years since the casing was made, of which each of the first four groups holds two. */
export const ageGroups = ['from_0', 'from_2', 'from_4', 'from_6', 'from_8', 'unknown'] as const;

/** By what the axle does; unknown where the unit has no such axle any more. */
export const scrapPositions = [...axleRoles, 'unknown'] as const;

/** Stands for a brand that nobody has noted. */
export const unknownBrand = '-';

/** The group of removals without a wear condition. */
export const noCondition = 'none';

/** Why a removal has no lost money; of several the first one counts. */
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

/** Where a price comes from that nobody has noted for the tire itself, and `own` where somebody has. */
export const priceSources = ['own', 'account', 'everybody'] as const;
export type PriceSource = (typeof priceSources)[number];

/** What the report is grouped by. */
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

/** Word keys before the key of a group; brands are called what they are. */
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
