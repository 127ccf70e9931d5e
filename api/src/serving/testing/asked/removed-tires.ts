import type { removedTireCalls } from '@portal/contract/fleet-surveys';
import { byId, type RowIds, type TestInputs } from './test-inputs.ts';

const page = { page_number: 1, page_size: 20 };

/** A location, the whole account, and a survey. */
const removedOf = ({ location, account, survey }: RowIds) => [
  { location_id: location },
  { account },
  { survey_id: survey },
];

const said = {
  tread_depth_format: 'mm',
  distance_format: 'km',
  odometer: 1000,
  hours: null,
  tread_depth: 4,
  removal_reasons: ['worn_out'],
  wear_conditions: ['cut'],
  destination: 'scrap',
  comments: 'Asked',
};

const files = (rows: RowIds) => removedOf(rows).map((body) => ({ body }));

/** Inputs for the calls on removed tires. */
export const removedTireInputs: TestInputs<typeof removedTireCalls> = {
  'POST fleet_survey/get_removed_tires': (rows) =>
    removedOf(rows).flatMap((of) =>
      [{}, { survey: String(rows.survey) }, { order_by: 12 }, { keyword: '1' }].map((more) => ({
        body: { ...page, ...of, ...more },
      })),
    ),
  // Not for the whole account, which takes long and has the same rows as its workbook.
  'POST fleet_survey/get_removed_tires_pdf': ({ location, survey }) => [
    { body: { location_id: location } },
    { body: { survey_id: survey } },
  ],
  'POST fleet_survey/get_removed_tires_excel': files,
  'GET fleet_survey/get_removed_tire_info/{id}': ({ removal }) => byId(removal),
  'PUT fleet_survey/update_removed_tire': ({ removal: id }) =>
    [{ comments: 'Asked' }, { comments: 'Asked again' }].map((more) => ({
      body: { id, revision: 1, ...said, ...more },
    })),
  'DELETE fleet_survey/delete_removed_tire/{id}': ({ removal }) =>
    ['1', '2'].map((revision) => ({ ...byId(removal), query: { revision } })),
};
