import { type SurveysApi, testSurveysApi, tractor, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
  const units = [
    { unit_number: '7', owner: 'Old Ferry' },
    { unit_number: '70', vin: '1M8GDM9AXKP042788' },
    { unit_number: '17', license_plate: 'ABC 70' },
    { unit_number: 'Ä1', location_id: yards.boise, owner: 'Lantern' },
    { unit_number: '%1' },
  ];
  for (const unit of units) {
    const { status } = await api.asUma('POST fleet_survey/save_unit', { ...tractor, ...unit });
    expect(status).toBe(200);
  }
});
afterAll(() => api.close());

test.each([
  ['7', ['7', '70', '17']],
  ['70', ['70', '17']],
  ['ä', ['Ä1']],
  ['abc', ['17']],
  ['8gdm', ['70']],
  ['%', ['%1']],
  ['nothing', []],
  ['  ', []],
])('what is typed as %j proposes %j', async (keyword, numbers) => {
  const body = { account: '0042', keyword };
  const { unit_numbers } = (await api.asUma('POST fleet_survey/get_unit_numbers', body)).body;
  expect(unit_numbers.map(({ unit_number }) => unit_number)).toEqual(numbers);
});

test('a location proposes its own units', async () => {
  const body = { location_id: yards.boise, keyword: '1' };
  const { unit_numbers } = (await api.asUma('POST fleet_survey/get_unit_numbers', body)).body;
  expect(unit_numbers).toMatchObject([
    { unit_number: 'Ä1', type: 'tractor', location_code: '0002' },
  ]);
});

test('a number is found in the whole account, whatever its case', async () => {
  const find = async (location_id: number, unit_number: string) =>
    (await api.asSam('POST fleet_survey/get_unit_by_number', { location_id, unit_number })).body
      .unit;
  expect(await find(yards.akron, ' ä1 ')).toMatchObject({
    unit_number: 'Ä1',
    location_code: '0002',
  });
  expect(await find(yards.foreign, 'Ä1')).toBeNull();
  expect(await find(yards.akron, '07')).toBeNull();
  expect(await find(yards.akron, '')).toBeNull();
});

test("an account's owners come by name, as long as they own something", async () => {
  const { unit_id } = await api.addUnit({ unit_number: 'sold', owner: 'Gone Leasing' });
  await api.saveUnit({ unit_number: 'sold', unit_id, revision: 1, owner: null });
  const { body } = await api.asUma('POST fleet_survey/get_owners', { location_id: yards.akron });
  expect(body.owners).toEqual(['Lantern', 'Old Ferry']);
});

test('the form offers every type, and countries in the language of the page', async () => {
  const { body } = await api.asUma('GET fleet_survey/get_unit_selects');
  expect(body.types).toEqual(['tractor', 'trailer', 'dolly', 'misc']);
  const us = body.countries_with_states.find(({ value }) => value === 'US');
  expect(us).toMatchObject({ text: 'United States' });
  expect(us?.states).toContainEqual({ value: 'OH', text: 'Ohio' });
});

test('a type has its configurations, with every place for a tire', async () => {
  const { body } = await api.read('GET fleet_survey/get_unit_configurations/{id}', 'dolly');
  expect(body.configurations.map(({ code, tires }) => [code, tires])).toEqual([
    ['dolly_single', 4],
    ['dolly_tandem', 8],
  ]);
  const [axle] = body.configurations[0]?.axles ?? [];
  expect(axle).toMatchObject({ axle_number: 1, role: 'dolly', is_dual: true });
  expect(axle?.positions.map(({ label }) => label)).toEqual(['1LO', '1LI', '1RI', '1RO']);
  const { status } = await api.read('GET fleet_survey/get_unit_configurations/{id}', 'boat');
  expect(status).toBe(400);
});

test('a number that exists is offered, with units of each type to copy from', async () => {
  const trailer = { type: 'trailer', configuration: 'trailer_tri' };
  await api.addUnit({ unit_number: 'R1', ...trailer });
  api.clock.pass({ minutes: 1 });
  await api.addUnit({ unit_number: 'R0', ...trailer });
  const options = async (unit_number: string, more: object = {}) =>
    (
      await api.asUma('POST fleet_survey/get_create_unit_options', {
        location_id: yards.akron,
        unit_number,
        ...more,
      })
    ).body;
  const visit = { kind: 'yard', survey_date: '2025-06-30', surveyor: 'Ana' };
  const { survey } = (
    await api.asUma('POST fleet_survey/create_survey', { location_id: yards.akron, ...visit })
  ).body;
  const there = await options(' ä1', { survey_id: survey.survey_id });
  expect(there).toMatchObject({
    is_unit_exists: true,
    is_unit_exists_on_survey: false,
    unit: { unit_number: 'Ä1', location_code: '0002' },
    trailer: { unit_number: 'R0' },
    dolly: null,
    misc: null,
  });
  const row = { account_id: 1, client_key: null, created_by: null };
  await api.database.kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      survey_id: survey.survey_id,
      unit_id: there.unit.unit_id,
      unit_number: 'Ä1',
      configuration: '6x4',
      inspected_on: visit.survey_date,
      state: 'waiting',
      odometer_km: null,
      hours: null,
    })
    .execute();
  expect(await options('Ä1', { survey_id: survey.survey_id })).toMatchObject({
    is_unit_exists_on_survey: true,
  });
  expect(await options('free')).toMatchObject({ is_unit_exists: false, unit: null });
});

test("a copy leaves out what is a unit's own", async () => {
  const { unit_id } = await api.addUnit({
    unit_number: 'origin',
    vin: '11111111111111111',
    license_plate: 'X 1',
    dot: '123456',
    year: 2020,
    owner: 'Lantern',
    is_active: false,
  });
  const { unit } = (await api.asUma('POST fleet_survey/create_unit_copy', { unit_id })).body;
  expect(unit).toEqual({
    location_id: yards.akron,
    unit_number: '',
    type: 'tractor',
    configuration: '6x4',
    vocation: null,
    dot: '123456',
    manufacturer: null,
    model: null,
    year: 2020,
    owner: 'Lantern',
    meter: 'odometer',
    is_active: true,
  });
});
