import type {
  inspectionCalls,
  overviewCalls,
  surveyCalls,
  surveyListCalls,
  surveyMailCalls,
  tireChangeCalls,
  workCalls,
} from '@portal/contract/fleet-surveys';
import type { RowIds, TestInputs } from './test-inputs.ts';

const all = { page_number: 1, page_size: 100 };
const ofLocation = ({ location }: RowIds) => ({ body: { location_id: location } });

/** Keys that name the surveys created here. */
const keys = {
  kept: '7e57ab1e-0000-4000-8000-000000000001',
  deleted: '7e57ab1e-0000-4000-8000-000000000002',
};

/** The first position of a unit, whether or not its axle has duals. */
const frontLeft = ({ survey, unit }: RowIds) =>
  ['single', 'outer'].map((slot) => ({
    survey_id: survey,
    unit_id: unit,
    axle_number: 1,
    side: 'left',
    slot,
  }));

/** A location, and one of its surveys, open or finished. */
const findingsOf = ({ location, survey }: RowIds) =>
  [{}, { survey_id: survey }, { state: 'closed' }].map((more) => ({
    location_id: location,
    state: 'open',
    ...more,
  }));
/** The fields of a removal. */
const removed = {
  odometer: null,
  hours: null,
  tread_depth: 3,
  removal_reasons: ['worn_out'],
  wear_conditions: [],
  destination: 'scrap',
  comments: '',
};

/** Inputs for the calls on surveys. */
export const surveyCallInputs: TestInputs<
  typeof surveyListCalls &
    typeof surveyCalls &
    typeof overviewCalls &
    typeof inspectionCalls &
    typeof workCalls &
    typeof tireChangeCalls &
    typeof surveyMailCalls
> = {
  'POST fleet_survey/get_surveys': ({ location }) =>
    [{}, { kind: 'dealer' }, { surveyor: 'Asked' }, { order_by: 6 }].map((more) => ({
      body: { location_id: location, ...all, ...more },
    })),
  'POST fleet_survey/get_surveys_pdf': ofLocation,
  'POST fleet_survey/get_surveys_excel': ofLocation,
  'POST fleet_survey/get_last_five_surveys': ofLocation,
  'POST fleet_survey/get_selects': ofLocation,

  'POST fleet_survey/create_survey': ({ location, nonsig }) =>
    [{ kind: 'dealer', nonsig }, { client_key: keys.kept }, { client_key: keys.deleted }].map(
      (said) => ({
        body: {
          location_id: location,
          kind: 'yard',
          survey_date: '2025-06-30',
          surveyor: 'Asked',
          ...said,
        },
      }),
    ),
  'POST fleet_survey/update_survey_details': ({ survey }) =>
    [{ comments: 'Asked' }, { comments: 'Asked again' }, { kind: 'dealer', revision: 2 }].map(
      (more) => ({ body: { survey_id: survey, revision: 1, ...more } }),
    ),
  'POST fleet_survey/finish_survey': ({ survey }) =>
    // The calls before this one have changed the survey once or twice, depending on whether its
    // dealer is visible.
    [2, 3].flatMap((revision) =>
      [{}, { is_confirmed: true }].map((more) => ({
        body: { survey_id: survey, revision, ...more },
      })),
    ),
  // An open survey, and a finished one.
  'DELETE fleet_survey/delete_survey/{id}': ({ survey }) =>
    [keys.deleted, String(survey)].map((id) => ({ params: { id }, query: { revision: '1' } })),

  'GET fleet_survey/{surveyId}/units': ({ survey }) => ({ params: { surveyId: String(survey) } }),
  'GET fleet_survey/{surveyId}/units/{unitId}': ({ survey, unit }) => ({
    params: { surveyId: String(survey), unitId: String(unit) },
  }),
  'POST fleet_survey/summary': ({ survey }) => ({ body: { survey_id: survey } }),
  'GET fleet_survey/{surveyId}/axles/{unitId}': ({ survey, unit }) => ({
    params: { surveyId: String(survey), unitId: String(unit) },
  }),
  'POST fleet_survey/get_wheel_position_info': (rows) => frontLeft(rows).map((body) => ({ body })),
  'POST fleet_survey/get_tread_depth_spec': ({ survey, unit }) => ({
    body: { survey_id: survey, unit_id: unit, axle_number: 1 },
  }),
  'GET fleet_survey/get_wear_conditions': () => ({}),
  'POST fleet_survey/get_findings': (rows) =>
    findingsOf(rows).map((of) => ({ body: { ...of, ...all } })),
  'POST fleet_survey/get_findings_pdf': (rows) => findingsOf(rows).map((body) => ({ body })),
  'POST fleet_survey/get_findings_excel': (rows) => findingsOf(rows).map((body) => ({ body })),
  // Before a tire is read, which recomputes the unit's findings.
  'POST fleet_survey/close_finding': ({ finding }) => ({
    body: { finding_id: finding, revision: 1, outcome: 'declined' },
  }),
  'POST fleet_survey/reopen_finding': ({ finding }) => ({
    body: { finding_id: finding, revision: 2 },
  }),
  'POST fleet_survey/save_tire': (rows) =>
    frontLeft(rows).map((place) => ({
      body: {
        ...place,
        revision: 0,
        pressure_format: 'psi',
        tread_depth_format: 'mm',
        state: 'read',
        pressure: 98,
        tread_depths: [3],
      },
    })),
  'POST fleet_survey/get_edit_tire_selects': ({ survey }) =>
    [{}, { survey_id: survey }].map((body) => ({ body })),
  'GET fleet_survey/get_removal_reasons': () => ({}),
  'POST fleet_survey/undo_tire_replace': ({ tireChange }) =>
    // The second call is refused as already undone.
    [1, 2].map(() => ({ body: { tire_change_id: tireChange } })),
  'POST fleet_survey/replace_tires': (rows) =>
    frontLeft(rows).flatMap(({ survey_id, unit_id, ...place }) =>
      // The second input applies if the tire's make was saved before.
      [1, 2].map((revision) => {
        const said = { ...place, tire_id: rows.frontTire, revision, removed, mounted: null };
        const formats = { tread_depth_format: 'mm', distance_format: 'km' };
        return { body: { survey_id, unit_id, ...formats, replacements: [said] } };
      }),
    ),
  'POST fleet_survey/update_tire_details': (rows) =>
    frontLeft(rows).map((place) => ({
      body: {
        ...place,
        revision: 1,
        brand: null,
        product_line: null,
        tire_size: null,
        load_range: null,
        caps: 0,
        retread_brand: null,
        retread_line: null,
        tin: '3KA41024',
      },
    })),
  'POST fleet_survey/update_unit_inspection': ({ inspection }) => ({
    body: { unit_inspection_id: inspection, revision: 1, mileage: 10, void_earlier_meter: true },
  }),
  'POST fleet_survey/add_existing_unit_to_survey': ({ survey, unit, unitNumber }) =>
    [survey, keys.kept].flatMap((survey_id) =>
      [
        { units: [unit] },
        { unit_numbers: [unitNumber] },
        { not_surveyed_since: '2025-01-01' },
        { is_whole_location: true },
      ].map((chosen) => ({ body: { survey_id, ...chosen } })),
    ),
  'POST fleet_survey/add_new_unit_to_survey': ({ survey }) =>
    [survey, keys.kept].map((survey_id) => ({
      body: { survey_id, unit_number: 'Asked', type: 'tractor', configuration: '6x4' },
    })),

  'POST fleet_survey/send_email_reports': ({ survey }) => ({
    body: { surveys: [survey], formats: ['excel'], addresses: ['nobody@demo.example'] },
  }),
  'GET fleet_survey/get_mails/{surveyId}': ({ survey }) => ({
    params: { surveyId: String(survey) },
  }),
};
