import type { surveyListCalls } from '@portal/contract/fleet-surveys';
import type { Asked, NamedRows } from './asked.ts';

const all = { page_number: 1, page_size: 100 };
const ofLocation = ({ location }: NamedRows) => ({ body: { location_id: location } });

/** How the calls of surveys are asked about rows. */
export const askedOfSurveys: Asked<typeof surveyListCalls> = {
  'POST fleet_survey/get_surveys': ({ location }) =>
    [{}, { kind: 'dealer' }, { surveyor: 'Asked' }, { order_by: 6 }].map((more) => ({
      body: { location_id: location, ...all, ...more },
    })),
  'POST fleet_survey/get_surveys_pdf': ofLocation,
  'POST fleet_survey/get_surveys_excel': ofLocation,
  'POST fleet_survey/get_last_five_surveys': ofLocation,
  'POST fleet_survey/get_selects': ofLocation,
};
