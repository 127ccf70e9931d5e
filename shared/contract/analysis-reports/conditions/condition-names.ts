import type { Static } from 'typebox';
import { type TreadUnit, unitSizes } from '../../portal/units-of-measurement.ts';
import { unknownName } from '../../reports/reports.ts';
import type { ConditionTireGroup, ConditionUnitGroup } from './condition-lists.ts';
import {
  type ConditionGraph,
  conditionWords,
  lastTreadBand,
  treadBandSize,
} from './condition-parts.ts';
import type { conditionReport } from './condition-report.schema.ts';

/** Translation of group names, and the unit of treads. */
interface NamingContext {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly unit: TreadUnit;
}

/** Returns the display name of a group that has a chart. */
export function conditionName(graph: ConditionGraph, key: string, naming: NamingContext): string {
  if (graph === 'tread_bands') return bandName(key, naming);
  const words = conditionWords[graph];
  if (words !== null) return naming.t(`${words}.${key}`);
  return key === unknownName ? naming.t('conditions.unknown') : key;
}

/**
 * Keys of groupings without a chart: the key of the heading, and the prefix for each group's name.
 */
const uncharted = {
  causes: { label: 'conditions.loss_cause', words: 'loss_cause.' },
  left_out_reasons: { label: 'conditions.loss_left_out', words: 'left_out.' },
  price_sources: { label: 'scrap.price_source', words: 'conditions.price_' },
} as const;

const isUncharted = (by: ConditionTireGroup): by is keyof typeof uncharted => by in uncharted;

/** Returns the key of the heading for a grouping of tires. */
export function conditionGroupLabel(by: ConditionTireGroup): string {
  if (by === 'locations') return 'conditions.location';
  return isUncharted(by) ? uncharted[by].label : `conditions.of.${by}`;
}

/** Returns the display name of a group of tires. Locations are named by their records instead. */
export function conditionGroupName(
  by: Exclude<ConditionTireGroup, 'locations'>,
  key: string,
  naming: NamingContext,
): string {
  return isUncharted(by)
    ? naming.t(`${uncharted[by].words}${key}`)
    : conditionName(by, key, naming);
}

const unitLabels: Readonly<Record<ConditionUnitGroup, string>> = {
  types: 'conditions.units_of.types',
  vocations: 'conditions.units_of.vocations',
  configurations: 'conditions.units_of.configurations',
  accounts: 'conditions.fleet',
  locations: 'conditions.location',
  surveys: 'conditions.survey',
  owners: 'conditions.owner',
};

/** Returns the key of the heading for a grouping of units. */
export const unitGroupLabel = (by: ConditionUnitGroup): string => unitLabels[by];

const unitWords = {
  types: 'unit_type',
  vocations: 'vocation',
  configurations: 'configuration',
} as const;

interface UnitNaming extends Pick<NamingContext, 't'> {
  /** Formats a day, YYYY-MM-DD, for display. */
  readonly date: (day: string) => string;
}

type ConditionReport = Static<typeof conditionReport>;
type NamedRecords = Pick<
  ConditionReport,
  'AccountData' | 'AccountTireReportsData' | 'SurveyData' | 'OwnerData'
>;

/**
 * Returns the display name of a group of units in a report; its key if the report has no name for
 * it.
 */
export function unitGroupName(
  report: NamedRecords,
  by: ConditionUnitGroup,
  key: string,
  { t, date }: UnitNaming,
): string {
  const isAsked = (id: number) => String(id) === key;
  switch (by) {
    case 'accounts':
      return report.AccountData?.rows.find((row) => isAsked(row.account_id))?.fleet_name ?? key;
    case 'locations':
      return locationNameIn(report, key);
    case 'owners':
      return report.OwnerData?.rows.find((row) => row.group_key === key)?.owner_name ?? key;
    case 'surveys': {
      const survey = report.SurveyData?.rows.find((row) => isAsked(row.survey_id));
      return survey ? `${survey.fleet_location}, ${date(survey.survey_date)}` : key;
    }
    default:
      return key === unknownName ? t('conditions.unknown') : t(`${unitWords[by]}.${key}`);
  }
}

/** Returns the name of a location in a report; its id if the report has no name for it. */
export const locationNameIn = (
  { AccountTireReportsData: places }: Pick<ConditionReport, 'AccountTireReportsData'>,
  id: string,
): string =>
  places?.rows.find(({ location_id }) => String(location_id) === id)?.fleet_location ?? id;

/** Returns the range of a tread band, in the reader's unit. */
function bandName(key: string, { t, unit }: NamingContext): string {
  if (key === 'not_read') return t('conditions.not_read');
  const begin = Number(key);
  const shown = (depth: number) =>
    unit === '32nds' ? String(depth) : ((depth * unitSizes['32nds']) / unitSizes[unit]).toFixed(2);
  const ends = { from: shown(begin), to: shown(begin + treadBandSize) };
  return t(
    begin === lastTreadBand ? `conditions.band_from_${unit}` : `conditions.band_${unit}`,
    ends,
  );
}
