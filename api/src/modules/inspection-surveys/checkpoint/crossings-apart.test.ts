import { inspectionSurveyCalls } from '@portal/contract/inspection-surveys/schema';
import { defineArea } from '../../../app/area.ts';
import { type TestApi, testApi } from '../../../app/testing.ts';
import { fleetSurveysArea } from '../../fleet-surveys/area.ts';
import { inspectionSurveyRoutes } from '../routes.ts';

// The survey tool and the reports of visits answer as if there were no crossings.

const page = { page_number: 1, page_size: 100 };

let api: TestApi;
let as: Awaited<ReturnType<TestApi['sessionOf']>>;
/**
 * The account, location and unit of a crossing after the unit's latest visit, and the survey of a
 * visit after a crossing.
 */
let ids: { account: string; location: number; unit: number; survey: number };
beforeAll(async () => {
  const areas = [fleetSurveysArea, defineArea(inspectionSurveyCalls, inspectionSurveyRoutes)];
  api = await testApi(areas, { size: 'small', today: '2025-07-01' });
  const { kysely } = api.database;
  const inspections = await kysely
    .selectFrom('unit_inspections as i')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select([
      'i.unit_id',
      'i.survey_id',
      'i.inspected_on',
      'i.is_crossing',
      's.location_id',
      's.state',
    ])
    .select('a.nonsig')
    .where('i.tires_read', '>', 0)
    .orderBy('i.inspected_on', 'desc')
    .execute();
  const crossing = inspections.find(
    ({ unit_id, inspected_on, is_crossing }) =>
      is_crossing &&
      inspections.some((each) => each.unit_id === unit_id && !each.is_crossing) &&
      inspections.every(
        (each) => each.unit_id !== unit_id || each.is_crossing || each.inspected_on < inspected_on,
      ),
  );
  // A visit after a crossing of the same unit.
  const visit = inspections.find(
    (each) =>
      !each.is_crossing &&
      each.state === 'finished' &&
      inspections.some(
        ({ is_crossing, unit_id, inspected_on }) =>
          is_crossing && unit_id === each.unit_id && inspected_on < each.inspected_on,
      ),
  );
  ids = {
    account: crossing?.nonsig ?? '',
    location: crossing?.location_id ?? 0,
    unit: crossing?.unit_id ?? 0,
    survey: visit?.survey_id ?? 0,
  };
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  as = await api.sessionOf(id);
});
afterAll(() => api.close());

const asked = {
  'POST fleet_survey/get_surveys': () => ({ body: { location_id: ids.location, ...page } }),
  'POST fleet_survey/get_last_five_surveys': () => ({ body: { location_id: ids.location } }),
  'POST fleet_survey/get_selects': () => ({ body: { location_id: ids.location } }),
  'POST fleet_survey/select_locations': () => ({ body: { keyword: '', ...page } }),
  'GET fleet_survey/get_location/{id}': () => ({ params: { id: String(ids.location) } }),
  'POST fleet_survey/get_units': () => ({ body: { account: ids.account, ...page } }),
  'GET fleet_survey/get_unit/{id}': () => ({ params: { id: String(ids.unit) } }),
  'GET fleet_survey/get_blank_axles/{id}': () => ({ params: { id: String(ids.unit) } }),
  'POST fleet_survey/get_findings': () => ({
    body: { location_id: ids.location, state: 'open', ...page },
  }),
  'GET fleet_survey/{surveyId}/units': () => ({ params: { surveyId: String(ids.survey) } }),
  'GET survey/get_home_page': () => ({}),
  'POST survey/report': () => ({ body: { locations: [], ...page } }),
  'POST survey/detail': () => ({ body: { survey_id: ids.survey, ...page } }),
  'POST survey/get_mended': () => ({ body: { survey_id: ids.survey, ...page } }),
  'POST survey/get_trend': () => ({ body: { survey_id: ids.survey } }),
  'POST survey/report-dealer': () => ({ body: page }),
} as const;

const names = Object.keys(asked) as (keyof typeof asked)[];

async function answers() {
  const told = new Map<string, { readonly status: number; readonly body: unknown }>();
  for (const name of names) {
    const { status, body } = await api.call(name, { ...asked[name](), as });
    told.set(name, { status, body });
  }
  return told;
}

describe('when all crossings are taken out', () => {
  let before: Awaited<ReturnType<typeof answers>>;
  let after: typeof before;
  beforeAll(async () => {
    expect(Math.min(ids.location, ids.unit, ids.survey)).toBeGreaterThan(0);
    before = await answers();
    const { numDeletedRows } = await api.database.kysely
      .deleteFrom('surveys')
      .where('is_crossing', '=', true)
      .executeTakeFirst();
    expect(Number(numDeletedRows)).toBeGreaterThan(40);
    after = await answers();
  });

  test.each(names)('%s answers the same', (name) => {
    expect(before.get(name)?.status).toBe(200);
    expect(after.get(name)).toEqual(before.get(name));
  });
});
