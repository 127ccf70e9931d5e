import {
  type AxleMap,
  type BeforeChange,
  changedTires,
  finishedSurvey,
  type InspectionSaving,
  type StockedTire,
  type SurveyFinishing,
  type SurveySaving,
  saidTire,
  savedInspection,
  savedSurvey,
  savedTire,
  type TireDetails,
  type TireSaving,
  type TiresReplacing,
  undoneChange,
  wheelAt,
} from '@portal/contract/fleet-surveys';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { keyAsId, tireIdOf } from '../names/local-names.ts';

/**
 * The unit's state before a tire change, so that the change can be undone before the server has it.
 */
export interface StateBeforeChange extends BeforeChange {
  /** Tires taken from stock. */
  readonly stock: readonly StockedTire[];
}

/**
 * Applies waiting writes to a unit.
 *
 * @param entries of this unit on its survey, in order
 * @param person author of the entries
 */
export const mapWithWrites = (
  map: AxleMap,
  entries: readonly SurveyEntry[],
  person: string,
): AxleMap => entries.reduce((now, entry) => applyEntry(now, entry, person), map);

function applyEntry(map: AxleMap, entry: SurveyEntry, person: string): AxleMap {
  switch (entry.call) {
    case 'POST fleet_survey/save_tire':
      return savedTire(map, bodyOf<TireSaving>(entry));
    case 'POST fleet_survey/update_unit_inspection':
      return savedInspection(map, bodyOf<InspectionSaving>(entry));
    case 'POST fleet_survey/update_tire_details':
      return saidTire(map, bodyOf<TireDetails>(entry), tireIdOf(entry.id, ''));
    case 'POST fleet_survey/replace_tires':
      return applyReplacement(map, entry, person);
    case 'POST fleet_survey/undo_tire_replace': {
      const { tire_change_id } = bodyOf<{ tire_change_id: number }>(entry);
      const before = entry.read as BeforeChange | undefined;
      return before ? undoneChange(map, tire_change_id, before) : map;
    }
    default: {
      const survey = surveyWithWrite(map.survey, entry);
      return survey === map.survey ? map : { ...map, survey };
    }
  }
}

/**
 * Skips the change if the server already has it, or if another user has changed the tires since.
 */
function applyReplacement(map: AxleMap, entry: SurveyEntry, person: string): AxleMap {
  const said = bodyOf<TiresReplacing>(entry);
  const isAsRead = said.replacements.every((each) => {
    const tire = wheelAt(map, each)?.tire ?? null;
    return (tire?.tire_id ?? null) === each.tire_id && (tire?.revision ?? 0) === each.revision;
  });
  const isThere = map.tire_changes.some(
    ({ tire_change_id }) => tire_change_id === keyAsId(entry.id),
  );
  if (!isAsRead || isThere) return map;
  return changedTires(map, said, {
    id: keyAsId(entry.id),
    tireIdAt: (position) => tireIdOf(entry.id, position),
    by: person,
    at: entry.writtenAt,
    stock: (entry.read as StateBeforeChange | undefined)?.stock ?? [],
  });
}

/** Applies an entry to its survey. A refused finish is ignored. */
export function surveyWithWrite(survey: AxleMap['survey'], entry: SurveyEntry): AxleMap['survey'] {
  if (entry.call === 'POST fleet_survey/update_survey_details')
    return savedSurvey(survey, bodyOf<SurveySaving>(entry));
  if (entry.call === 'POST fleet_survey/finish_survey' && entry.state !== 'attention') {
    const { revision: read } = bodyOf<SurveyFinishing>(entry);
    return finishedSurvey(survey, { at: entry.writtenAt, read });
  }
  return survey;
}
