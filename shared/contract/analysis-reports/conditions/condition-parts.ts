import { checks } from '../../fleet-surveys/inspections/findings.ts';

/** What a fleet conditions report may consist of, by the specification's names. */
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

/** Most rows of a table of the report; the table says how many there are. */
export const mostConditionRows = 1500;

/** Most photos, the worst ones first. */
export const mostConditionPhotos = 100;

/** Most characters of the comment. */
export const longestComment = 2000;

/** What fails of an inspection: the checks of readings, and what is flagged of a tire. */
export const conditionChecks = [...checks, 'wear', 'valve'] as const;
export type ConditionCheck = (typeof conditionChecks)[number];

/** Pressure against the target: to −20 %, above it and below −10 %, from −10 to +10 %, above. */
export const pressureBands = ['critical', 'low', 'good', 'high', 'not_read'] as const;
export type PressureBand = (typeof pressureBands)[number];

/** Thirty-seconds of an inch that one band of treads spans. */
export const treadBandSize = 2;

/** Where the last band of treads begins, which has no end; in 32nds. */
export const lastTreadBand = 30;

/** Bands of treads by where they begin, in 32nds, and the tires whose tread was not read. */
export const conditionTreadBands: readonly string[] = [
  ...Array.from({ length: lastTreadBand / treadBandSize + 1 }, (_, at) => `${at * treadBandSize}`),
  'not_read',
];

/** Why a tire loses some of its worth: the one with the largest share counts, of equal ones the first. */
export const lossCauses = [
  'pressure_critical',
  'dual_mismatch',
  'irregular_wear',
  'pressure_low',
] as const;
export type LossCause = (typeof lossCauses)[number];

/** Why nothing is said of the loss of a tire that has a cause of it; of several the first one counts. */
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

/** What the tires are grouped by. */
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

/** What has a chart. */
export const conditionGraphs = [...conditionGroupings, 'wear', 'checks'] as const;
export type ConditionGraph = (typeof conditionGraphs)[number];

/** Most bars of a chart; the table beside it has all. */
export const mostBars = 20;

/** Who a unit belongs to: its account, somebody whom the account names, or a customer of a lease. */
export const ownerKinds = ['account', 'owner', 'leasing_customer'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** Word keys before the key of a group; brands and sizes are called what they are. */
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
