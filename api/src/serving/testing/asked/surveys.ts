import type { surveyCalls, surveyListCalls } from '@portal/contract/fleet-surveys';
import type { Asked, NamedRows } from './asked.ts';

const all = { page_number: 1, page_size: 100 };
const ofLocation = ({ location }: NamedRows) => ({ body: { location_id: location } });

const key = '7e57ab1e-0000-4000-8000-000000000000';

/** How the calls of surveys are asked about rows. */
export const askedOfSurveys: Asked<typeof surveyListCalls & typeof surveyCalls> = {
  'POST fleet_survey/get_surveys': ({ location }) =>
    [{}, { kind: 'dealer' }, { surveyor: 'Asked' }, { order_by: 6 }].map((more) => ({
      body: { location_id: location, ...all, ...more },
    })),
  'POST fleet_survey/get_surveys_pdf': ofLocation,
  'POST fleet_survey/get_surveys_excel': ofLocation,
  'POST fleet_survey/get_last_five_surveys': ofLocation,
  'POST fleet_survey/get_selects': ofLocation,

  'POST fleet_survey/create_survey': ({ location }) => ({
    body: {
      client_key: key,
      location_id: location,
      kind: 'yard',
      survey_date: '2025-06-30',
      surveyor: 'Asked',
    },
  }),
  'POST fleet_survey/update_survey_details': ({ survey }) =>
    [{ comments: 'Asked' }, { comments: 'Asked again' }, { kind: 'dealer', revision: 2 }].map(
      (more) => ({ body: { survey_id: survey, revision: 1, ...more } }),
    ),
  'POST fleet_survey/finish_survey': ({ survey }) =>
    // The calls before have changed it once or twice, by whether its dealer is seen.
    [2, 3].flatMap((revision) =>
      [{}, { is_confirmed: true }].map((more) => ({
        body: { survey_id: survey, revision, ...more },
      })),
    ),
  // The one that was made above, and one that is finished.
  'DELETE fleet_survey/delete_survey/{id}': ({ survey }) =>
    [key, String(survey)].map((id) => ({ params: { id }, query: { revision: '1' } })),
};
