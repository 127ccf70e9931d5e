import { yards } from '../../surveys/testing/yard-rows.ts';
import { bodies, deletion, type KeyedWrite, type MakeCall } from './keyed-write.ts';
import { newUnit, tractor } from './unit-writes.ts';

const details = {
  location_id: yards.yard,
  kind: 'yard',
  survey_date: '2025-06-30',
  surveyor: 'Ana Reyes',
} as const;

/** A new survey of the yard. @returns its id */
export async function newSurvey(ask: MakeCall): Promise<number> {
  const { survey } = await ask('POST fleet_survey/create_survey', { body: details });
  return survey.survey_id;
}

/** All writes of surveys. */
export const surveyWrites: readonly KeyedWrite[] = [
  {
    name: 'a new survey',
    call: 'POST fleet_survey/create_survey',
    adds: { surveys: 1, row_changes: 1, survey_changes: 1, survey_counters: 1 },
    prepare: async (_, key) => bodies(key, details, { surveyor: 'Ben' }),
  },
  {
    name: 'changed details of a survey',
    call: 'POST fleet_survey/update_survey_details',
    adds: { row_changes: 1, survey_changes: 1 },
    async prepare(ask, key) {
      const survey = { survey_id: await newSurvey(ask), revision: 1 };
      return bodies(key, { ...survey, comments: 'Rain.' }, { comments: 'Snow.' });
    },
  },
  {
    name: 'a unit that is put on a survey',
    call: 'POST fleet_survey/add_existing_unit_to_survey',
    adds: { unit_inspections: 1, row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const units = [await newUnit(ask, tag)];
      return bodies(key, { survey_id: await newSurvey(ask), units }, { is_whole_location: true });
    },
  },
  {
    name: 'a new unit of a survey',
    call: 'POST fleet_survey/add_new_unit_to_survey',
    adds: { units: 1, unit_inspections: 1, row_changes: 2, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const survey_id = await newSurvey(ask);
      return bodies(key, { ...tractor, survey_id, unit_number: tag }, { year: 2020 });
    },
  },
  {
    name: 'a survey that is finished',
    call: 'POST fleet_survey/finish_survey',
    adds: { row_changes: 1, survey_changes: 1 },
    async prepare(ask, key) {
      const survey = { survey_id: await newSurvey(ask), revision: 1, is_confirmed: true };
      return bodies(key, survey, { revision: 2 });
    },
  },
  {
    name: 'a survey that is deleted',
    call: 'DELETE fleet_survey/delete_survey/{id}',
    adds: {
      surveys: -1,
      unit_inspections: -1,
      row_changes: 1,
      survey_changes: 1,
      audit_entries: 1,
    },
    async prepare(ask, client_key, tag) {
      const survey_id = await newSurvey(ask);
      const units = [await newUnit(ask, tag)];
      await ask('POST fleet_survey/add_existing_unit_to_survey', { body: { survey_id, units } });
      return deletion(survey_id, { client_key, revision: '1' });
    },
  },
  {
    name: 'a survey that is mailed',
    call: 'POST fleet_survey/send_email_reports',
    adds: { survey_mails: 1, outbox_letters: 1, outbox_mails: 1 },
    async prepare(ask, key, tag) {
      const mail = { surveys: [await newSurvey(ask)], formats: ['excel'] };
      return bodies(key, { ...mail, addresses: [`${tag}@hauler.example`] }, { note: 'Look.' });
    },
  },
];
