import { positionLabel, type Side, type Slot } from '@portal/contract/fleet-surveys';
import type { DocumentName } from '@portal/platform/offline';
import { axlesCall, axlesOf, oneOf, unitCall, unitsCall, unitsOf } from '../documents/device.ts';
import type { Subject } from '../entry/survey-entry.ts';
import { isKey } from '../names/own-names.ts';
import { changePlace, inspectionPlace, numberOf, yardOfSurvey } from '../seen/known-places.ts';
import type { WritableCall, Writes } from './writes.ts';

/** What a write is about. */
export type About = Omit<Subject, 'what'>;

/** How a write waits on this device, and what it waits for. */
export interface Plan<Said> {
  /** End of its word keys. */
  readonly what: string;
  /** Null where this device cannot tell, so that the server has to be asked at once. */
  readonly about: (said: Said, key: string) => About | null;
  /** Names of what it changes. */
  readonly holds: (about: About, said: Said) => readonly string[];
  /** Names of what has to be on the server before. */
  readonly needs: (about: About, said: Said) => readonly string[];
  /** After all that is not last. */
  readonly isLast?: true;
  /** The server makes files before it answers. */
  readonly isSlow?: true;
  /** What the sync center groups it under. */
  readonly group: (about: About) => string;
  /** The answer of which call it replaces on this device. */
  readonly document?: (about: About) => readonly [call: string, asked: DocumentName];
}

const surveyName = ({ survey = '' }: About) => `survey:${survey}`;
const unitName = ({ unit = '' }: About) => `unit:${unit}`;
const inspectionName = ({ survey = '', unit = '' }: About) => `inspection:${survey}/${unit}`;

const ofSurvey = ({ survey = '' }: About) => `survey ${survey}`;
const ofUnit = ({ survey, unit = '' }: About) =>
  survey === undefined ? `unit ${unit}` : `survey ${survey} unit ${unit}`;

/** A write about a survey as a whole. */
const aboutSurvey = (survey: number | string): About => {
  const location = yardOfSurvey(survey);
  return { survey: String(survey), ...(location !== undefined && { location }) };
};

interface NamedPlace {
  readonly axle_number: number;
  readonly side: Side;
  readonly slot: Slot;
}

/** A write about a unit of a survey, and a place of it. */
function aboutUnit(survey: number | string, unit: number | string, place?: NamedPlace): About {
  const unit_number = numberOf(String(survey), String(unit));
  return {
    ...aboutSurvey(survey),
    unit: String(unit),
    ...(unit_number !== undefined && { unit_number }),
    ...(place && {
      position: positionLabel({ axle: place.axle_number, side: place.side, slot: place.slot }),
    }),
  };
}

const aboutInspection = (id: number | string, place?: NamedPlace): About | null => {
  const known = inspectionPlace(id);
  return known && aboutUnit(known.survey, known.unit, place);
};

/** What every write of a unit's inspection has in common. */
const inspected = {
  holds: (about: About) => [inspectionName(about)],
  needs: (about: About) => [surveyName(about), unitName(about)],
  group: ofUnit,
  document: ({ survey = '', unit = '' }: About) => [axlesCall, axlesOf(survey, unit)] as const,
};

const photographed = {
  holds: (): readonly string[] => [],
  needs: (about: About) => [surveyName(about), inspectionName(about)],
  isLast: true,
  group: ofUnit,
} as const;

const wholeSurvey = {
  holds: (about: About) => [surveyName(about)],
  needs: (): readonly string[] => [],
  group: ofSurvey,
};

/** How each write waits. */
export const plans: { readonly [Name in WritableCall]: Plan<Writes[Name]> } = {
  'POST fleet_survey/create_survey': {
    ...wholeSurvey,
    what: 'create_survey',
    about: ({ body }, key) => ({ survey: key, location: String(body.location_id) }),
    document: ({ survey = '' }) => [unitsCall, unitsOf(survey)],
  },
  'POST fleet_survey/update_survey_details': {
    ...wholeSurvey,
    what: 'update_survey_details',
    about: ({ body }) => aboutSurvey(body.survey_id),
  },
  'POST fleet_survey/finish_survey': {
    ...wholeSurvey,
    what: 'finish_survey',
    about: ({ body }) => aboutSurvey(body.survey_id),
  },
  'POST fleet_survey/send_email_reports': {
    what: 'send_email_reports',
    about: ({ body }) => aboutSurvey(body.surveys[0] ?? 0),
    holds: () => [],
    needs: (_, { body }) => body.surveys.map((survey) => `survey:${survey}`),
    isLast: true,
    isSlow: true,
    group: ofSurvey,
  },
  'POST fleet_survey/add_existing_unit_to_survey': {
    ...wholeSurvey,
    what: 'add_existing_unit_to_survey',
    about: ({ body }) => {
      const [unit, ...others] = body.units ?? [];
      return unit !== undefined && others.length === 0
        ? aboutUnit(body.survey_id, unit)
        : aboutSurvey(body.survey_id);
    },
    needs: (_, { body }) => (body.units ?? []).filter(isKey).map((unit) => `unit:${unit}`),
  },
  'POST fleet_survey/add_new_unit_to_survey': {
    what: 'add_new_unit_to_survey',
    about: ({ body }, key) => ({
      ...aboutUnit(body.survey_id, key),
      unit_number: body.unit_number.trim(),
    }),
    holds: (about) => [surveyName(about), unitName(about)],
    needs: () => [],
    group: ofSurvey,
  },
  'POST fleet_survey/save_unit': {
    what: 'save_unit',
    about: ({ body }, key) => ({
      unit: String(body.unit_id ?? key),
      unit_number: body.unit_number.trim(),
      ...(body.location_id !== null && { location: String(body.location_id) }),
    }),
    holds: (about) => [unitName(about)],
    needs: () => [],
    group: ofUnit,
    document: ({ unit = '' }) => [unitCall, oneOf(unit)],
  },
  'POST fleet_survey/save_tire': {
    ...inspected,
    what: 'save_tire',
    about: ({ body }) => aboutUnit(body.survey_id, body.unit_id, body),
  },
  'POST fleet_survey/update_unit_inspection': {
    ...inspected,
    what: 'update_unit_inspection',
    about: ({ body }) => aboutInspection(body.unit_inspection_id),
  },
  'POST fleet_survey/update_tire_details': {
    ...inspected,
    what: 'update_tire_details',
    about: ({ body }) => aboutUnit(body.survey_id, body.unit_id, body),
  },
  'POST fleet_survey/replace_tires': {
    ...inspected,
    what: 'replace_tires',
    about: ({ body }) => aboutUnit(body.survey_id, body.unit_id, body.replacements[0]),
  },
  'POST fleet_survey/undo_tire_replace': {
    ...inspected,
    what: 'undo_tire_replace',
    about: ({ body }) => {
      const known = changePlace(body.tire_change_id);
      return known && aboutUnit(known.survey, known.unit);
    },
  },
  'POST fleet_survey/add_unit_image/{unitInspectionId}': {
    ...photographed,
    what: 'add_unit_image',
    about: ({ params }) => aboutInspection(params.unitInspectionId),
  },
  'POST fleet_survey/add_tire_image': {
    ...photographed,
    what: 'add_tire_image',
    about: ({ body }) => aboutInspection(body.unit_inspection_id, body),
  },
  'DELETE fleet_survey/delete_image': {
    ...photographed,
    what: 'delete_image',
    about: ({ query }) => aboutInspection(query.unitInspectionId),
    holds: (_, { query }) => [`image:${query.storageId}`],
  },
  'POST fleet_survey/close_finding': {
    what: 'close_finding',
    about: () => ({}),
    holds: (_, { body }) => [`finding:${body.finding_id}`],
    needs: () => [],
    group: () => 'findings',
  },
};
