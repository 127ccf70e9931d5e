import { Type } from 'typebox';
import { instant, isoDate, severalLines } from '../../wire/shapes.ts';
import { nullable, oneLine } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { unitTypes } from '../units/code-lists.ts';
import { configurationCodes } from '../units/configurations.ts';
import {
  inspectionColors,
  inspectionStates,
  storedSurveyKinds,
  surveyKinds,
  surveyStates,
} from './code-lists.ts';

/** A survey as listed. */
export const surveyRow = Type.Object({
  survey_id: Type.Integer(),
  revision: Type.Integer(),
  location_id: Type.Integer(),
  kind: Type.Enum(storedSurveyKinds),
  state: Type.Enum(surveyStates),
  survey_date: isoDate('The day of the visit.'),
  surveyor: Type.String(),
  nonsig: nullable(Type.String({ description: 'Of the dealer who surveyed, or helped.' })),
  comments: Type.String(),
  units: Type.Integer(),
  inspected_units: Type.Integer({ description: 'Units that are done.' }),
  finished_at: nullable(instant),
});

/** The fields of a survey's form. */
export const surveyDetails = {
  kind: Type.Enum(surveyKinds),
  survey_date: isoDate('The day of the visit: from 1990 on, and none to come.'),
  surveyor: Type.String({ ...oneLine(surveyLimits.name), minLength: 1 }),
  nonsig: nullable(Type.String({ maxLength: 40 })),
  comments: Type.String({ maxLength: surveyLimits.comments, pattern: severalLines }),
};

/** A unit within a survey. */
export const inspectionRow = Type.Object({
  unit_inspection_id: Type.Integer(),
  revision: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String({ description: 'As it was when the unit was added.' }),
  type: Type.Enum(unitTypes),
  configuration: Type.Enum(configurationCodes),
  state: Type.Enum(inspectionStates),
  color: Type.Enum(inspectionColors),
  mileage: nullable(Type.Number({ description: "In the user's unit of distance." })),
  hours: nullable(Type.Number()),
  comments: Type.String(),
});
