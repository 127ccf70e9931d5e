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
import { idOf, tireIdOf } from '../names/own-names.ts';

/** What a change of tires keeps of the unit, so that it can be undone before the server has heard of it. */
export interface ReadBeforeChange extends BeforeChange {
  /** Tires that it takes from the stock. */
  readonly stock: readonly StockedTire[];
}

/**
 * A unit as it will be once the server has what waits of it.
 *
 * @param entries of this unit on its survey, in order
 * @param person who wrote them
 */
export const mapWith = (map: AxleMap, entries: readonly SurveyEntry[], person: string): AxleMap =>
  entries.reduce((now, entry) => applied(now, entry, person), map);

function applied(map: AxleMap, entry: SurveyEntry, person: string): AxleMap {
  switch (entry.call) {
    case 'POST fleet_survey/save_tire':
      return savedTire(map, bodyOf<TireSaving>(entry));
    case 'POST fleet_survey/update_unit_inspection':
      return savedInspection(map, bodyOf<InspectionSaving>(entry));
    case 'POST fleet_survey/update_tire_details':
      return saidTire(map, bodyOf<TireDetails>(entry), tireIdOf(entry.id, ''));
    case 'POST fleet_survey/replace_tires':
      return replaced(map, entry, person);
    case 'POST fleet_survey/undo_tire_replace': {
      const { tire_change_id } = bodyOf<{ tire_change_id: number }>(entry);
      const before = entry.read as BeforeChange | undefined;
      return before ? undoneChange(map, tire_change_id, before) : map;
    }
    default: {
      const survey = surveyWith(map.survey, entry);
      return survey === map.survey ? map : { ...map, survey };
    }
  }
}

/** The server has such a change already, or somebody else was faster, where other tires stand there now. */
function replaced(map: AxleMap, entry: SurveyEntry, person: string): AxleMap {
  const said = bodyOf<TiresReplacing>(entry);
  const isAsRead = said.replacements.every((each) => {
    const tire = wheelAt(map, each)?.tire ?? null;
    return (tire?.tire_id ?? null) === each.tire_id && (tire?.revision ?? 0) === each.revision;
  });
  const isThere = map.tire_changes.some(({ tire_change_id }) => tire_change_id === idOf(entry.id));
  if (!isAsRead || isThere) return map;
  return changedTires(map, said, {
    id: idOf(entry.id),
    tireIdAt: (position) => tireIdOf(entry.id, position),
    by: person,
    at: entry.writtenAt,
    stock: (entry.read as ReadBeforeChange | undefined)?.stock ?? [],
  });
}

/** A survey with what an entry says of it. A refused end of it is none. */
export function surveyWith(survey: AxleMap['survey'], entry: SurveyEntry): AxleMap['survey'] {
  if (entry.call === 'POST fleet_survey/update_survey_details')
    return savedSurvey(survey, bodyOf<SurveySaving>(entry));
  if (entry.call === 'POST fleet_survey/finish_survey' && entry.state !== 'attention') {
    const { revision: read } = bodyOf<SurveyFinishing>(entry);
    return finishedSurvey(survey, { at: entry.writtenAt, read });
  }
  return survey;
}
