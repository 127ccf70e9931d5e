import { Type } from 'typebox';
import { clientKey } from '../wire/shapes.ts';

/** Maximum locations in a selection; an empty selection means all. */
const mostLocations = 1000;

/** Number of tires from which a file is generated as a background export. */
export const longFiles = { workbook: 20_000, pdf: 500 } as const;

/** Maximum dealers offered. */
export const mostDealers = 1000;

/** Number of a location's surveys compared in its trend. */
export const trendSurveys = 12;

/** Maximum surveyors offered; others are found by search. */
export const mostSurveyors = 500;

/** The locations whose surveys are selected. */
export const ofLocations = {
  locations: Type.Array(Type.Integer({ minimum: 1 }), {
    maxItems: mostLocations,
    uniqueItems: true,
    description:
      'Ids of locations. None stands for all of them, which only those may ask for whom ' +
      '`has_system_level_access` says so.',
  }),
};

/** The additional fields of a call that starts a background export. */
export const ofJob = { client_key: Type.Optional(clientKey) };

export const surveyId = Type.Integer({ minimum: 1 });

/** The id of a survey as a path parameter. */
export const surveyInPath = Type.String({ pattern: '^[1-9]\\d{0,8}$' });

/** Counts of a survey's trailers in the readiness report. */
export const readinessCounts = {
  trailers_checked: Type.Integer({ description: 'Trailers with answers in their checklist.' }),
  trailers_on_survey: Type.Integer({
    description: 'All trailers of the survey, whether they were checked or inspected or not.',
  }),
};

export const percentage = (description: string) =>
  Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], { description });
