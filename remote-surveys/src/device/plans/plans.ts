import { positionLabel, type Side, type Slot } from '@portal/contract/fleet-surveys';
import type { DocumentName } from '@portal/platform/offline';
import { axlesCall, axlesOf, byId, unitCall, unitsCall, unitsOf } from '../documents/device.ts';
import type { Subject } from '../entry/survey-entry.ts';
import { isKey } from '../names/local-names.ts';
import { changePlace, inspectionPlace, numberOf, yardOfSurvey } from '../seen/known-places.ts';
import type { WritableCall, Writes } from './writes.ts';

/** The subject of a write, without its text key. */
export type WriteSubject = Omit<Subject, 'what'>;

/** How a write waits on this device, and for what. */
export interface Plan<Said> {
  /** Last part of its text keys. */
  readonly what: string;
  /** Null if this device cannot tell, so that the server must be called at once. */
  readonly about: (said: Said, key: string) => WriteSubject | null;
  /** Names of the things it changes. */
  readonly holds: (about: WriteSubject, said: Said) => readonly string[];
  /** Names of the things that must be on the server first. */
  readonly needs: (about: WriteSubject, said: Said) => readonly string[];
  /** Sent after all writes that are not last. */
  readonly isLast?: true;
  /** The server creates files before it answers. */
  readonly isSlow?: true;
  /** Group of the write in the sync center. */
  readonly group: (about: WriteSubject) => string;
  /** The read call whose stored answer is replaced by this write's answer. */
  readonly document?: (about: WriteSubject) => readonly [call: string, asked: DocumentName];
}

const surveyName = ({ survey = '' }: WriteSubject) => `survey:${survey}`;
const unitName = ({ unit = '' }: WriteSubject) => `unit:${unit}`;
const inspectionName = ({ survey = '', unit = '' }: WriteSubject) => `inspection:${survey}/${unit}`;

const ofSurvey = ({ survey = '' }: WriteSubject) => `survey ${survey}`;
const ofUnit = ({ survey, unit = '' }: WriteSubject) =>
  survey === undefined ? `unit ${unit}` : `survey ${survey} unit ${unit}`;

/** Subject of a write about a survey as a whole. */
const aboutSurvey = (survey: number | string): WriteSubject => {
  const location = yardOfSurvey(survey);
  return { survey: String(survey), ...(location !== undefined && { location }) };
};

interface NamedPlace {
  readonly axle_number: number;
  readonly side: Side;
  readonly slot: Slot;
}

/** Subject of a write about a unit of a survey, or one of its positions. */
function aboutUnit(
  survey: number | string,
  unit: number | string,
  place?: NamedPlace,
): WriteSubject {
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

const aboutInspection = (id: number | string, place?: NamedPlace): WriteSubject | null => {
  const known = inspectionPlace(id);
  return known && aboutUnit(known.survey, known.unit, place);
};

/** Common to all writes of a unit's inspection. */
const inspected = {
  holds: (about: WriteSubject) => [inspectionName(about)],
  needs: (about: WriteSubject) => [surveyName(about), unitName(about)],
  group: ofUnit,
  document: ({ survey = '', unit = '' }: WriteSubject) =>
    [axlesCall, axlesOf(survey, unit)] as const,
};

const photographed = {
  holds: (): readonly string[] => [],
  needs: (about: WriteSubject) => [surveyName(about), inspectionName(about)],
  isLast: true,
  group: ofUnit,
} as const;

const wholeSurvey = {
  holds: (about: WriteSubject) => [surveyName(about)],
  needs: (): readonly string[] => [],
  group: ofSurvey,
};

/** The plan of each write. */
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
    document: ({ unit = '' }) => [unitCall, byId(unit)],
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
