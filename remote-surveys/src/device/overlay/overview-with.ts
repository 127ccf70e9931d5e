import {
  countedSurvey,
  type Inspection,
  type InspectionSaving,
  type SurveyOverview,
  type Unit,
} from '@portal/contract/fleet-surveys';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { surveyWith } from './map-with.ts';

/** What the adding of known units keeps: the rows that it makes. */
export interface ReadAdded {
  readonly added: readonly Inspection[];
  readonly already_there: number;
  readonly unknown_numbers: readonly string[];
}

/** What the adding of a unit that is new keeps: the rows that it makes. */
export interface ReadAddedNew {
  readonly unit: Unit;
  readonly inspection: Inspection;
}

/**
 * A survey with its units as they will be once the server has what waits of it: the survey's own fields,
 * and the units that are added.
 *
 * @param entries of this survey, in order
 */
export function rowsWith(
  overview: SurveyOverview,
  entries: readonly SurveyEntry[],
): SurveyOverview {
  if (entries.length === 0) return overview;
  const survey = entries.reduce(surveyWith, overview.survey);
  const units = entries.flatMap(addedBy).reduce(withUnit, overview.units);
  return units === overview.units ? { survey, units } : countedSurvey({ survey, units });
}

function addedBy({ call, read }: SurveyEntry): readonly Inspection[] {
  if (call === 'POST fleet_survey/add_existing_unit_to_survey')
    return (read as ReadAdded | undefined)?.added ?? [];
  if (call === 'POST fleet_survey/add_new_unit_to_survey') {
    const { inspection } = (read as ReadAddedNew | undefined) ?? {};
    return inspection ? [inspection] : [];
  }
  return [];
}

/** A unit is on a survey once, and its number is one unit's: the server may have it already. */
const withUnit = (units: Inspection[], unit: Inspection): Inspection[] =>
  units.some(({ unit_id, unit_number }) => unit_id === unit.unit_id || isSame(unit_number, unit))
    ? units
    : [...units, unit];

const isSame = (number: string, { unit_number }: Inspection) =>
  number.toLowerCase() === unit_number.toLowerCase();

/** What entries say of a unit's inspection, where its tires are not at hand. */
export const inspectionWith = (
  inspection: Inspection,
  entries: readonly SurveyEntry[],
): Inspection => entries.reduce(saidBy, inspection);

function saidBy(now: Inspection, entry: SurveyEntry): Inspection {
  if (entry.call === 'POST fleet_survey/save_tire' && now.state === 'waiting')
    return { ...now, state: 'started' };
  if (entry.call !== 'POST fleet_survey/update_unit_inspection') return now;
  const { is_done, mileage, hours, comments } = bodyOf<InspectionSaving>(entry);
  return {
    ...now,
    ...(mileage !== undefined && { mileage }),
    ...(hours !== undefined && { hours }),
    ...(comments !== undefined && { comments }),
    ...(is_done !== undefined && { state: is_done ? ('done' as const) : ('started' as const) }),
  };
}
