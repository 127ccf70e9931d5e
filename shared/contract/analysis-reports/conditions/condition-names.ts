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

/** The words in which groups are called. */
interface Naming {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly unit: TreadUnit;
}

/** A group of the fleet conditions as people call it. */
export function conditionName(graph: ConditionGraph, key: string, naming: Naming): string {
  if (graph === 'tread_bands') return bandName(key, naming);
  const words = conditionWords[graph];
  if (words !== null) return naming.t(`${words}.${key}`);
  return key === unknownName ? naming.t('conditions.unknown') : key;
}

/** The word keys of groups that have no chart: what all of them are called, and each of them. */
const uncharted = {
  causes: { label: 'conditions.loss_cause', words: 'loss_cause.' },
  left_out_reasons: { label: 'conditions.loss_left_out', words: 'left_out.' },
  price_sources: { label: 'scrap.price_source', words: 'conditions.price_' },
} as const;

const isUncharted = (by: ConditionTireGroup): by is keyof typeof uncharted => by in uncharted;

/** The word key of what a group of tires has in common. */
export function conditionGroupLabel(by: ConditionTireGroup): string {
  if (by === 'locations') return 'conditions.location';
  return isUncharted(by) ? uncharted[by].label : `conditions.of.${by}`;
}

/** A group of tires as people call it, but a location, which is named by its record. */
export function conditionGroupName(
  by: Exclude<ConditionTireGroup, 'locations'>,
  key: string,
  naming: Naming,
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

/** The word key of what a group of units has in common. */
export const unitGroupLabel = (by: ConditionUnitGroup): string => unitLabels[by];

const unitWords = {
  types: 'unit_type',
  vocations: 'vocation',
  configurations: 'configuration',
} as const;

interface UnitNaming extends Pick<Naming, 't'> {
  /** A day, YYYY-MM-DD, as people write it. */
  readonly date: (day: string) => string;
}

type ConditionReport = Static<typeof conditionReport>;
type NamedRecords = Pick<
  ConditionReport,
  'AccountData' | 'AccountTireReportsData' | 'SurveyData' | 'OwnerData'
>;

/** A group of units of a report as people call it; by its key where the report does not name it. */
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

/** A location of a report, by its id; by that alone where the report does not name it. */
export const locationNameIn = (
  { AccountTireReportsData: places }: Pick<ConditionReport, 'AccountTireReportsData'>,
  id: string,
): string =>
  places?.rows.find(({ location_id }) => String(location_id) === id)?.fleet_location ?? id;

/** A band of treads by where it begins and ends, in its reader's unit. */
function bandName(key: string, { t, unit }: Naming): string {
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
