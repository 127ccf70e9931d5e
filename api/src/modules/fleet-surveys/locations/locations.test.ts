import { locationsList } from '@portal/contract/fleet-surveys';
import { testAddress } from '../../../db/testing.ts';
import { type SurveysApi, testSurveysApi, tractor, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
  const units = [
    { unit_number: 'T1' },
    { unit_number: 'T2' },
    { unit_number: 'T10', is_active: false },
    { unit_number: 'R1', type: 'trailer', configuration: 'trailer_tandem' },
  ];
  for (const unit of units) await api.asUma('POST fleet_survey/save_unit', { ...tractor, ...unit });
  await survey('2025-06-30', 'T1', 'open');
  await survey('2023-01-05', 'R1', 'finished');
});
afterAll(() => api.close());

/** Stores a survey of the first yard with one of its units. */
async function survey(survey_date: string, number: string, state: 'open' | 'finished') {
  const { kysely } = api.database;
  const row = { account_id: 1, client_key: null, created_by: null };
  const unit = await kysely
    .selectFrom('units')
    .select(['id as unit_id', 'unit_number', 'configuration'])
    .where('unit_number', '=', number)
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('surveys')
    .values({
      ...row,
      location_id: yards.akron,
      kind: 'yard',
      survey_number: null,
      survey_date,
      surveyor: 'Iris',
      dealer_id: null,
      state,
      finished_at: state === 'open' ? null : new Date(`${survey_date}T18:00:00Z`),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      ...unit,
      survey_id: id,
      inspected_on: survey_date,
      state: 'done',
      odometer_km: null,
      hours: null,
    })
    .execute();
}

const select = (more: object = {}) =>
  api.asUma('POST fleet_survey/select_locations', { page_number: 1, page_size: 10, ...more });
const codes = async (more: object) => (await select(more)).body.accounts.map(({ code }) => code);

test('a user sees the locations of the own accounts, by name, with their units and last survey', async () => {
  const { body } = await select();
  expect(body).toMatchObject({
    total_items: 2,
    is_show_national_account: true,
    is_show_preferred_fleet: false,
    has_access_without_surveys: true,
  });
  expect(body.accounts).toMatchObject([
    {
      location_id: yards.akron,
      code: '0001',
      name: 'Akron Yard',
      account: '0042',
      account_name: 'Moss Hauling',
      account_type: 3,
      units: 3,
      last_survey_date: '2025-06-30',
    },
    { location_id: yards.boise, units: 0, last_survey_date: null },
  ]);
});

test('staff see all, and filter by account type', async () => {
  const body = { page_number: 1, page_size: 10, account_type: 2 };
  const { body: seen } = await api.asSam('POST fleet_survey/select_locations', body);
  expect(seen.accounts.map(({ name }) => name)).toEqual(['Cairo Yard']);
  expect(seen.is_show_preferred_fleet).toBe(true);
});

test.each(Object.entries(locationsList.sorts))('they sort by %s both ways', async (_, order_by) => {
  const up = await codes({ order_by });
  const down = await codes({ order_by, is_sort_desc: true });
  expect(up).toHaveLength(2);
  // A location without a survey comes last in either direction; equal rows keep their order.
  const isAlike =
    order_by === 7 ||
    ['account_name', 'city', 'state'].some(
      (name) => locationsList.sorts[name as 'city'] === order_by,
    );
  expect(down).toEqual(isAlike ? up : [...up].reverse());
});

test.each([
  [{ keyword: 'boise' }, ['0002']],
  [{ keyword: 'moss' }, ['0001', '0002']],
  [{ keyword: '%' }, []],
  [{ locations: [yards.boise, yards.foreign] }, ['0002']],
  [{ locations: [] }, []],
])('%j leaves %j', async (more, left) => {
  expect(await codes(more)).toEqual(left);
});

test("a location's dashboard counts active units and names those not surveyed for longest", async () => {
  const { body } = await api.read('GET fleet_survey/get_location/{id}', yards.akron);
  expect(body.location).toMatchObject({
    code: '0001',
    units: 3,
    units_by_type: [
      { type: 'tractor', units: 2, surveyed_units: 1 },
      { type: 'trailer', units: 1, surveyed_units: 0 },
    ],
  });
  expect(
    body.location.longest_not_surveyed.map(({ unit_number, last_survey_date }) => [
      unit_number,
      last_survey_date,
    ]),
  ).toEqual([
    ['T2', null],
    ['R1', '2023-01-05'],
    ['T1', '2025-06-30'],
  ]);
  expect(body.location.open_surveys).toMatchObject([
    { survey_date: '2025-06-30', state: 'open', units: 1, inspected_units: 1, finished_at: null },
  ]);
});

test.each([yards.foreign, 999])('location %i is not there', async (id) => {
  const { status, body } = await api.read('GET fleet_survey/get_location/{id}', id);
  expect([status, body.code, body.path]).toEqual([400, 'unknown_value', 'id']);
});

test('locations of preferred fleets are a list of their own', async () => {
  const body = { page_number: 1, page_size: 10 };
  const { accounts } = (await api.asSam('POST fleet_survey/select_preff_locations', body)).body;
  expect(accounts.map(({ name }) => name)).toEqual(['Cairo Yard']);
  expect((await api.asUma('POST fleet_survey/select_preff_locations', body)).body.accounts).toEqual(
    [],
  );
});

test("a location's nonsigs are those of the dealers that serve its account", async () => {
  const { kysely } = api.database;
  const dealer = { ...testAddress, common_owner: null, is_ctsc: false, is_retreader: false };
  await kysely
    .insertInto('dealers')
    .values([
      { ...dealer, id: 1, nonsig: '007', name: 'Île Tires' },
      { ...dealer, id: 2, nonsig: '008', name: 'Bauer Tire' },
      { ...dealer, id: 3, nonsig: '009', name: 'Calder Tire' },
    ])
    .execute();
  await kysely
    .insertInto('dealer_accounts')
    .values([
      { dealer_id: 1, account_id: 1 },
      { dealer_id: 2, account_id: 1 },
      { dealer_id: 3, account_id: 2 },
    ])
    .execute();
  const { body } = await api.read('GET fleet_survey/get_nonsigs/{id}', yards.boise);
  expect(body.nonsigs).toEqual([
    { value: '008', text: 'Bauer Tire' },
    { value: '007', text: 'Île Tires' },
  ]);
});
