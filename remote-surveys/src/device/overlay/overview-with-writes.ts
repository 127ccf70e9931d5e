import {
  countedSurvey,
  type Inspection,
  type InspectionSaving,
  type SurveyOverview,
  type Unit,
} from '@portal/contract/fleet-surveys';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { surveyWithWrite } from './map-with-writes.ts';

/** Stored with an entry that adds known units: the rows it creates. */
export interface AddedUnitRows {
  readonly added: readonly Inspection[];
  readonly already_there: number;
  readonly unknown_numbers: readonly string[];
}

/** Stored with an entry that adds a new unit: the rows it creates. */
export interface AddedNewUnitRows {
  readonly unit: Unit;
  readonly inspection: Inspection;
}

/**
 * Applies waiting writes to a survey's own fields and its list of units.
 *
 * @param entries of this survey, in order
 */
export function overviewWithWrites(
  overview: SurveyOverview,
  entries: readonly SurveyEntry[],
): SurveyOverview {
  if (entries.length === 0) return overview;
  const survey = entries.reduce(surveyWithWrite, overview.survey);
  const units = entries.flatMap(inspectionsAddedBy).reduce(withUnit, overview.units);
  return units === overview.units ? { survey, units } : countedSurvey({ survey, units });
}

function inspectionsAddedBy({ call, read }: SurveyEntry): readonly Inspection[] {
  if (call === 'POST fleet_survey/add_existing_unit_to_survey')
    return (read as AddedUnitRows | undefined)?.added ?? [];
  if (call === 'POST fleet_survey/add_new_unit_to_survey') {
    const { inspection } = (read as AddedNewUnitRows | undefined) ?? {};
    return inspection ? [inspection] : [];
  }
  return [];
}

/** Adds a unit unless its id or number is there: the server may have it already. */
const withUnit = (units: Inspection[], unit: Inspection): Inspection[] =>
  units.some(({ unit_id, unit_number }) => unit_id === unit.unit_id || isSame(unit_number, unit))
    ? units
    : [...units, unit];

const isSame = (number: string, { unit_number }: Inspection) =>
  number.toLowerCase() === unit_number.toLowerCase();

/** Applies entries to a unit's inspection when its tires are not cached. */
export const inspectionWithWrites = (
  inspection: Inspection,
  entries: readonly SurveyEntry[],
): Inspection => entries.reduce(applyEntry, inspection);

function applyEntry(now: Inspection, entry: SurveyEntry): Inspection {
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
