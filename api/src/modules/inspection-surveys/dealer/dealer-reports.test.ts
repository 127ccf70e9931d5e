import { dealerReportsList } from '@portal/contract/inspection-surveys';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  type Recomputed,
  readRecords,
  recomputeRows,
  recomputeSummary,
} from '../testing/second-computation.ts';

const report = 'POST survey/report-dealer';

let api: ReportsApi;
let ofDealers: readonly Recomputed[];
beforeAll(async () => {
  api = await reportsApi();
  const all = recomputeRows(await readRecords(api.database));
  ofDealers = all.filter(({ survey }) => survey.kind === 'dealer');
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const ask = async (body: object = {}, login: Login = 'gyr') =>
  (await api.as(login, report, { ...page, ...body })).body;

function expected(surveys: readonly Recomputed[]) {
  const { critical_exceptions: _, ...sums } = recomputeSummary(surveys);
  const units = surveys.flatMap(({ inspected }) => inspected);
  const distinct = (types: readonly string[]) =>
    new Set(units.filter(({ type }) => types.includes(type ?? '')).map(({ unit }) => unit)).size;
  return {
    ...sums,
    records_total: surveys.length,
    total_of_trucks_surveyed: distinct(['tractor', 'misc']),
    total_of_trailers_surveyed: distinct(['trailer']),
  };
}

test('rows and sums agree with a second computation, for each dealer and as a whole', async () => {
  expect(ofDealers.length).toBeGreaterThan(3);
  const nonsigs = [...new Set(ofDealers.map(({ dealer }) => dealer?.nonsig ?? ''))];
  for (const nonsig of [undefined, ...nonsigs]) {
    const left = ofDealers.filter(({ dealer }) => !nonsig || dealer?.nonsig === nonsig);
    const { rows, ...rest } = await ask(nonsig ? { nonsig } : {});
    expect(rest).toMatchObject(expected(left));
    expect(new Set(rows.map(({ survey_id }) => survey_id))).toEqual(
      new Set(left.map(({ row }) => row.survey_id)),
    );
    for (const row of rows) {
      const { dealer, row: own } = left.find((each) => each.row.survey_id === row.survey_id) ?? {};
      expect(row).toEqual({
        survey_id: own?.survey_id,
        fleet_location: own?.fleet_location_name,
        survey_date: own?.survey_date,
        survey_by: own?.survey_by,
        fleet_name: own?.fleet_name,
        dealer_location: `${dealer?.name} · ${dealer?.nonsig}`,
        total_tires: own?.total_tires,
        total_units: own?.total_units,
        exceptions: own?.exceptions,
        trailer_readiness: own?.trailer_readiness,
      });
    }
  }
});

test.each(Object.values(dealerReportsList.sorts))(
  'order %s shows every survey once',
  async (by) => {
    const ids = [];
    for (let page_number = 1; ; page_number += 1) {
      const { rows } = await ask({ order_by: by, page_number, page_size: 3 });
      if (rows.length === 0) break;
      ids.push(...rows.map(({ survey_id }) => survey_id));
    }
    expect(ids).toHaveLength(ofDealers.length);
    expect(new Set(ids).size).toBe(ofDealers.length);
  },
);

test('a dealer sees the surveys of its own nonsigs, and filters offer no others', async () => {
  for (const login of ['dlr', 'win'] as const) {
    const { kysely } = api.database;
    const own = await kysely
      .selectFrom('user_nonsigs')
      .innerJoin('users', 'users.id', 'user_nonsigs.user_id')
      .select('dealer_id')
      .where('login', '=', login)
      .execute();
    const mine = new Set(own.map(({ dealer_id }) => dealer_id));
    const { rows } = await ask({}, login);
    expect(rows.length).toBeGreaterThan(0);
    for (const { survey_id } of rows)
      expect(mine).toContain(ofDealers.find(({ row }) => row.survey_id === survey_id)?.dealer?.id);
    const selects = (await api.as(login, 'POST survey/get_survey_by_users', {})).body;
    const nonsigs = ofDealers.flatMap(({ dealer }) =>
      dealer && mine.has(dealer.id) ? [dealer.nonsig] : [],
    );
    for (const { value } of selects.dealer_locations) expect(nonsigs).toContain(value);
  }
});

test('states are those of the locations that dealers surveyed, by country', async () => {
  const { countries_with_states } = (await api.as('gyr', 'GET survey/get_countries_with_states'))
    .body;
  const [{ country = '', states = [] } = {}] = countries_with_states;
  const found = await ask({ country, state: states[0] ?? '' });
  expect(found.total_items).toBeGreaterThan(0);
  expect((await ask({ country, state: 'ZZ' })).total_items).toBe(0);
});

test('its rows are for TMSMYRPT, and its tires for TMSMDRPT', async () => {
  expect((await api.as('win', report, page)).status).toBe(200);
  const details = 'POST survey/detailsdealerreport';
  expect((await api.as('win', details, {})).status).toBe(401);
  expect((await api.as('gyr', details, {})).status).toBe(200);
});
