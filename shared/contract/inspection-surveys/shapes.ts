import { Type } from 'typebox';
import { clientKey } from '../wire/shapes.ts';

/** Most locations in one selection; all of them is an empty one. */
const mostLocations = 1000;

/** Tires from which a file is long: it is made as an export, and nobody waits for it. */
export const longFiles = { workbook: 20_000, pdf: 500 } as const;

/** Dealers who are offered. */
export const mostDealers = 1000;

/** Surveys of a location that are held against each other. */
export const trendSurveys = 12;

/** Surveyors who are offered; others are found by the search. */
export const mostSurveyors = 500;

/** Whose surveys: those of the chosen locations. */
export const ofLocations = {
  locations: Type.Array(Type.Integer({ minimum: 1 }), {
    maxItems: mostLocations,
    uniqueItems: true,
    description:
      'Ids of locations. None stands for all of them, which only those may ask for whom ' +
      '`has_system_level_access` says so.',
  }),
};

/** What else a call says that has a file made while its caller does something else. */
export const ofJob = { client_key: Type.Optional(clientKey) };

export const surveyId = Type.Integer({ minimum: 1 });

/** The same in an address. */
export const surveyInPath = Type.String({ pattern: '^[1-9]\\d{0,8}$' });

/** How many of the trailers of a survey its readiness is told of. */
export const readinessCounts = {
  trailers_checked: Type.Integer({ description: 'Trailers with answers in their checklist.' }),
  trailers_on_survey: Type.Integer({
    description: 'All trailers of the survey, whether they were checked or inspected or not.',
  }),
};

export const percentage = (description: string) =>
  Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], { description });
