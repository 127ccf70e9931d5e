import type {
  Inspection,
  SurveyCreation,
  SurveyOverview,
  SurveyRow,
  SurveySaving,
  Unit,
} from '../fleet-surveys-types.ts';

/**
 * Returns a new survey.
 *
 * @param id a placeholder for the server's id
 */
export const createdSurvey = (said: SurveyCreation, id: number): SurveyRow => ({
  survey_id: id,
  revision: 1,
  location_id: said.location_id,
  kind: said.kind,
  state: 'open',
  survey_date: said.survey_date,
  surveyor: said.surveyor.trim().normalize('NFC'),
  nonsig: said.nonsig || null,
  comments: said.comments ?? '',
  units: 0,
  inspected_units: 0,
  finished_at: null,
});

/** Returns a survey after it was saved. Saving the same values is no change. */
export function savedSurvey(survey: SurveyRow, said: SurveySaving): SurveyRow {
  const next: SurveyRow = {
    ...survey,
    ...(said.kind !== undefined && { kind: said.kind }),
    ...(said.survey_date !== undefined && { survey_date: said.survey_date }),
    ...(said.surveyor !== undefined && { surveyor: said.surveyor.trim().normalize('NFC') }),
    ...(said.nonsig !== undefined && { nonsig: said.nonsig || null }),
    ...(said.comments !== undefined && { comments: said.comments }),
    state: 'open',
    finished_at: null,
  };
  return JSON.stringify(next) === JSON.stringify(survey)
    ? survey
    : { ...next, revision: Math.max(survey.revision, said.revision + 1) };
}

/** @param at ISO instant; @param read the revision that its author has read */
export const finishedSurvey = (
  survey: SurveyRow,
  { at, read }: { readonly at: string; readonly read: number },
): SurveyRow =>
  survey.state === 'finished'
    ? survey
    : {
        ...survey,
        state: 'finished',
        finished_at: at,
        revision: Math.max(survey.revision, read + 1),
      };

/** Counts the units that are not done when a survey is finished. */
export const missingIn = ({ units }: Pick<SurveyOverview, 'units'>) => ({
  waiting_units: units.filter(({ state }) => state === 'waiting').length,
  started_units: units.filter(({ state }) => state === 'started').length,
});

/**
 * Returns a unit added to a survey.
 *
 * @param id a placeholder for the id of its inspection
 */
export const addedInspection = (
  {
    unit_id,
    unit_number,
    type,
    configuration,
  }: Pick<Unit, 'unit_id' | 'unit_number' | 'type' | 'configuration'>,
  id: number,
): Inspection => ({
  unit_inspection_id: id,
  revision: 1,
  unit_id,
  unit_number,
  type,
  configuration,
  state: 'waiting',
  color: 'grey',
  mileage: null,
  hours: null,
  comments: '',
});

/** Returns a survey with its counts recomputed from its units. */
export const countedSurvey = ({ survey, units }: SurveyOverview): SurveyOverview => ({
  survey: {
    ...survey,
    units: units.length,
    inspected_units: units.filter(({ state }) => state === 'done').length,
  },
  units,
});
