import type { inspectionSurveyCalls } from '@portal/contract/inspection-surveys';
import type { RowIds, TestInputs } from './test-inputs.ts';

const all = { page_number: 1, page_size: 100 };

/** One location, and all locations, which only users who see every account may request. */
const selections = ({ location, nonsig }: RowIds) => [
  { locations: [location] },
  { locations: [location], report_type: 'with_exceptions', kind: 'dealer', order_by: 8 },
  { locations: [location], nonsig },
  { locations: [] },
];

const dealerSelections = ({ nonsig }: RowIds) => [{}, { nonsig }];

/** Crossings of an account, of a location, and all of them; also the readings of one crossing. */
const crossings = ({ account, location }: RowIds) => [
  {},
  { accounts: [account] },
  { locations: [location], report_type: 'with_critical', order_by: 11, is_sort_desc: true },
];

/** Inputs for the calls of the survey reports. */
export const inspectionSurveyInputs: TestInputs<typeof inspectionSurveyCalls> = {
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
  'POST survey/get_exceptions': (rows) => [
    ...selections(rows).map(({ order_by: _, ...selection }) => ({
      body: { ...selection, ...all },
    })),
    { body: { locations: [rows.location], survey_id: rows.finished, ...all } },
  ],
  'POST survey/export_exceptions': ({ location, finished }) => ({
    body: { locations: [location], survey_id: finished, format: 2 },
  }),
  'POST survey/export_dealer_exceptions': (rows) =>
    dealerSelections(rows).map((body) => ({ body: { ...body, check: 'wear', format: 2 } })),
  'POST survey/get_dealer_exceptions': (rows) =>
    dealerSelections(rows).map((body) => ({ body: { ...body, check: 'wear', ...all } })),
  'POST survey/detail': ({ finished, survey }) =>
    [
      { survey_id: finished },
      { survey_id: finished, severity: 'critical' },
      { survey_id: finished, position: 'steer', order_by: 5 },
      { survey_id: survey },
    ].map((selection) => ({ body: { ...selection, ...all } })),
  'POST survey/get_mended': ({ finished }) => ({ body: { survey_id: finished, ...all } }),
  'POST survey/get_trend': ({ finished }) => ({ body: { survey_id: finished } }),
  'POST survey/get_unit_axles': ({ finished, unit }) => ({
    body: { survey_id: finished, unit_id: unit },
  }),
  'POST survey/download_pdf_file_survey_details': ({ finished }) => ({
    body: { survey_id: finished },
  }),
  'POST survey/start_survey_details': ({ finished }) => ({ body: { survey_id: finished } }),
  'POST survey/download_excel_file_survey_details': ({ finished }) => ({
    body: { surveys: [finished] },
  }),
  'POST survey/detailsreport': (rows) =>
    selections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/start_detailsreport': (rows) =>
    selections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'GET survey/get_countries_with_states': () => ({}),
  'POST survey/get_survey_by_users': () => ({ body: {} }),
  'POST survey/report-dealer': (rows) =>
    dealerSelections(rows).map((body) => ({ body: { ...body, ...all } })),
  'POST survey/download_pdf_file_survey_dealer_reports': (rows) =>
    dealerSelections(rows)
      .slice(1)
      .map((body) => ({ body })),
  'POST survey/download_excel_file_survey_dealer_reports': (rows) =>
    dealerSelections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/detailsdealerreport': (rows) =>
    dealerSelections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'POST survey/start_detailsdealerreport': (rows) =>
    dealerSelections(rows)
      .slice(0, 1)
      .map((body) => ({ body })),
  'GET survey/get_trailer_readiness_report/{surveyId}': ({ finished }) => ({
    params: { surveyId: String(finished) },
  }),
  'POST survey/download_pdf_file_trailer_readiness': ({ finished }) => ({
    body: { survey_id: finished },
  }),
  'POST survey/get_images_page': ({ finished, unit, frontTire }) =>
    [{ unit_id: unit }, { tire_id: frontTire }].map((of) => ({
      body: { survey_id: finished, ...of, ...all },
    })),
  'POST survey/get_image_links': ({ finished, finishedImage }) => ({
    body: { survey_id: finished, storage_ids: [finishedImage] },
  }),
  'GET checkpoint/get_home_page': () => ({}),
  'POST checkpoint/get_customer_locations': ({ account }) =>
    [[account], []].map((accounts) => ({ body: { accounts } })),
  'POST checkpoint/report': (rows) =>
    crossings(rows).map((selection) => ({ body: { ...selection, ...all } })),
  'POST checkpoint/get_findings': ({ crossing, account }) =>
    [{ survey_id: crossing }, { accounts: [account], order_by: 4 }].map((selection) => ({
      body: { ...selection, ...all },
    })),
  'POST checkpoint/detail': ({ crossing, survey }) =>
    [crossing, survey].map((survey_id) => ({ body: { survey_id } })),
  'POST checkpoint/download_pdf_file_checkpoint_reports': (rows) =>
    crossings(rows)
      .slice(2)
      .map((body) => ({ body })),
  'POST checkpoint/download_excel_file_checkpoint_reports': (rows) =>
    crossings(rows)
      .slice(1)
      .map((body) => ({ body })),
  'POST checkpoint/download_excel_file_checkpoint_all_details_report': (rows) =>
    crossings(rows)
      .slice(1)
      .map((body) => ({ body })),
  'POST checkpoint/start_all_details_report': (rows) =>
    crossings(rows)
      .slice(1)
      .map((body) => ({ body })),
  'POST checkpoint/download_excel_file_checkpoint_details': ({ crossing }) => ({
    body: { surveys: [crossing] },
  }),
  'POST checkpoint/download_pdf_file_checkpoint_details': ({ crossing }) => ({
    body: { surveys: [crossing] },
  }),
  'POST checkpoint/download_pdf_file_checkpoint_detail': ({ crossing }) => ({
    body: { survey_id: crossing },
  }),
};
