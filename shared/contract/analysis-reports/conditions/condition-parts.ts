import { checks } from '../../fleet-surveys/inspections/findings.ts';

/** The parts of a fleet conditions report, by the specification's names. */
export const conditionParts = [
  'CoverPage',
  'ReportName',
  'Comment',
  'StatisticData',
  'GraphPageHeader',
  'MultipleGraphs',
  'FleetConditionalData',
  'PotentialLossData',
  'AccountTireReportsData',
  'AccountData',
  'OwnerData',
  'SurveyData',
  'UnitsData',
  'SpecInformationData',
  'ImagesData',
] as const;
export type ConditionPart = (typeof conditionParts)[number];

/** Maximum rows of a table in the report; the table gives the full number. */
export const mostConditionRows = 1500;

/** Maximum photos, worst first. */
export const mostConditionPhotos = 100;

/** Maximum characters of the comment. */
export const longestComment = 2000;

/** Checks of an inspection: those of readings, and the conditions flagged on a tire. */
export const conditionChecks = [...checks, 'wear', 'valve'] as const;
export type ConditionCheck = (typeof conditionChecks)[number];

/**
 * Pressure relative to the target: `critical` to −20 %, `low` above −20 % and below −10 %, `good`
 * from −10 to +10 %, `high` above +10 %.
 */
export const pressureBands = ['critical', 'low', 'good', 'high', 'not_read'] as const;
export type PressureBand = (typeof pressureBands)[number];

/** Width of a tread band, in 32nds. */
export const treadBandSize = 2;

/** Start of the last tread band, which has no end; in 32nds. */
export const lastTreadBand = 30;

/** Tread bands by their start in 32nds, and `not_read` for tires without a tread reading. */
export const conditionTreadBands: readonly string[] = [
  ...Array.from({ length: lastTreadBand / treadBandSize + 1 }, (_, at) => `${at * treadBandSize}`),
  'not_read',
];

/**
 * Causes of a tire's loss of value. The cause with the largest share counts; among equal shares,
 * the first.
 */
export const lossCauses = [
  'pressure_critical',
  'dual_mismatch',
  'irregular_wear',
  'pressure_low',
] as const;
export type LossCause = (typeof lossCauses)[number];

/**
 * Reasons why the loss of a tire with a cause is not computed; if several apply, the first counts.
 */
export const lossLeftOut = [
  'no_tread',
  'no_original',
  'no_pull_depth',
  'original_at_pull',
  'above_original',
  'no_price',
  'no_casing_value',
] as const;
export type LossLeftOut = (typeof lossLeftOut)[number];

/** Groupings of tires. */
export const conditionGroupings = [
  'pressure_bands',
  'tread_bands',
  'tire_types',
  'brands',
  'sizes',
  'valves',
  'positions',
] as const;
export type ConditionGrouping = (typeof conditionGroupings)[number];

/** Parts of the report that have a chart. */
export const conditionGraphs = [...conditionGroupings, 'wear', 'checks'] as const;
export type ConditionGraph = (typeof conditionGraphs)[number];

/** Maximum bars of a chart; the table beside it lists all groups. */
export const mostBars = 20;

/** The owner of a unit: its account, an owner named by the account, or a customer of a lease. */
export const ownerKinds = ['account', 'owner', 'leasing_customer'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** Prefixes of the keys of group names; brands and sizes go by their own names. */
export const conditionWords = {
  pressure_bands: 'condition_pressure',
  tread_bands: null,
  tire_types: 'wear_kind',
  brands: null,
  sizes: null,
  valves: 'condition_valve',
  positions: 'wear_position',
  wear: 'wear',
  checks: 'condition_check',
} as const satisfies Record<ConditionGraph, string | null>;
