import type { inspectionSurveyCalls } from '@portal/contract/inspection-surveys';
import type { Asked, NamedRows } from './asked.ts';

const all = { page_number: 1, page_size: 100 };

/** Of one location, and of all, which only those may ask for who see every account. */
const selections = ({ location, nonsig }: NamedRows) => [
  { locations: [location] },
  { locations: [location], report_type: 'with_exceptions', kind: 'dealer', order_by: 8 },
  { locations: [location], nonsig },
  { locations: [] },
];

const dealerSelections = ({ nonsig }: NamedRows) => [{}, { nonsig }];

/** How the calls of reports of surveys are asked about rows. */
export const askedOfInspectionSurveys: Asked<typeof inspectionSurveyCalls> = {
  'GET survey/get_home_page': () => ({}),
  'GET survey/has_system_level_access': () => ({}),
  'POST survey/get_dealers_locations': (rows) =>
    selections(rows).map(({ locations }) => ({ body: { locations } })),
  'POST survey/report': (rows) =>
    selections(rows).map((selection) => ({ body: { ...selection, ...all } })),
  'POST survey/download_pdf_file_survey_reports': (rows) =>
    selections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/download_excel_file_survey_reports': (rows) =>
    selections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/detail': ({ survey }) =>
    [{}, { severity: 'critical' }, { position: 'steer', order_by: 5 }].map((more) => ({
      body: { survey_id: survey, ...all, ...more },
    })),
  'POST survey/get_trend': ({ survey }) => ({ body: { survey_id: survey } }),
  'POST survey/get_unit_axles': ({ survey, unit }) => ({
    body: { survey_id: survey, unit_id: unit },
  }),
  'POST survey/download_pdf_file_survey_details': ({ survey }) => ({ body: { survey_id: survey } }),
  'POST survey/download_excel_file_survey_details': ({ survey }) => ({
    body: { surveys: [survey] },
  }),
  'POST survey/detailsreport': (rows) =>
    selections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'GET survey/get_countries_with_states': () => ({}),
  'POST survey/get_survey_by_users': () => ({ body: {} }),
  'POST survey/report-dealer': (rows) =>
    dealerSelections(rows).map((body) => ({ body: { ...body, ...all } })),
  'POST survey/download_pdf_file_survey_dealer_reports': (rows) =>
    dealerSelections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/download_excel_file_survey_dealer_reports': (rows) =>
    dealerSelections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/detailsdealerreport': (rows) =>
    dealerSelections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'GET survey/get_trailer_readiness_report/{surveyId}': ({ survey }) => ({
    params: { surveyId: String(survey) },
  }),
  'POST survey/download_pdf_file_trailer_readiness': ({ survey }) => ({
    body: { survey_id: survey },
  }),
  'POST survey/get_images_page': ({ survey, unit, frontTire }) =>
    [{ unit_id: unit }, { tire_id: frontTire }].map((of) => ({
      body: { survey_id: survey, ...of, ...all },
    })),
  'POST survey/get_image_links': ({ survey, image }) => ({
    body: { survey_id: survey, storage_ids: [image] },
  }),
};
