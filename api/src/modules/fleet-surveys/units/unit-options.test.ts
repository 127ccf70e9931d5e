import { type YardApi, yardApi, yards } from '../testing/yard-api.ts';

const numbersCall = 'POST fleet_survey/get_unit_numbers';
const byNumber = 'POST fleet_survey/get_unit_by_number';
const options = 'POST fleet_survey/get_create_unit_options';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const ofYard = { location_id: yards.akron };

test('what is typed finds numbers, VINs and plates, those that begin with it first', async () => {
  await api.unit({ unit_number: '12', vin: '1M8GDM9AXKP042788' });
  await api.unit({ unit_number: 'T-120' });
  await api.unit({ unit_number: '1201' });
  await api.unit({ unit_number: '121', location_id: yards.boise });
  await api.unit({ unit_number: 'A1', license_plate: '12 B' });
  await api.unit({ unit_number: 'A2', license_plate: 'X12' });
  await api.unit({ unit_number: '12x', deleted_at: new Date() });
  const find = async (keyword: string, of: object = { account: '0042' }) => {
    const { body } = await api.as('customer', numbersCall, { body: { ...of, keyword } });
    return body.unit_numbers.map(({ unit_number }) => unit_number);
  };
  expect(await find('12')).toEqual(['12', '121', '1201', 'A1', 'A2', 'T-120']);
  expect(await find('12', ofYard)).toEqual(['12', '1201', 'A1', 'A2', 'T-120']);
  expect(await find('1m8 gdm9')).toEqual(['12']);
  expect(await find('042788')).toEqual(['12']);
  expect(await find('12 b')).toEqual(['A1']);
  expect(await find('t-')).toEqual(['T-120']);
  expect(await find('-')).toEqual(['T-120']);
  expect(await find('%')).toEqual([]);
});

test('a number that exists is told with its unit, and with what may be copied', async () => {
  const { kysely } = api.database;
  const older = await api.unit({ changed_at: new Date('2025-01-01') });
  await kysely.updateTable('units').set({ unit_number: '77' }).where('id', '=', older).execute();
  const newer = await api.unit({ changed_at: new Date('2025-02-01') });
  const trailer = await api.unit({ type: 'trailer', configuration: 'trailer_tandem' });
  const survey_id = await api.survey(older, '2025-06-30');
  const ask = async (said: object) =>
    (await api.as('customer', options, { body: { ...ofYard, ...said } })).body;
  expect(await ask({ unit_number: '77', survey_id })).toMatchObject({
    is_unit_exists: true,
    is_unit_exists_on_survey: true,
    unit: { unit_id: older },
    tractor: { unit_id: newer },
    trailer: { unit_id: trailer },
    dolly: null,
    misc: null,
  });
  const taken = await ask({ unit_number: '77' });
  expect(taken.is_unit_exists_on_survey).toBe(false);
  const free = await ask({ unit_number: '78', survey_id });
  expect(free).toMatchObject({
    is_unit_exists: false,
    is_unit_exists_on_survey: false,
    unit: null,
  });
});

test('a copy fills the form with everything but number, VIN and plate', async () => {
  const unit_id = await api.unit({
    vin: '1M8GDM9AXKP042788',
    license_plate: 'A1',
    license_plate_country: 'US',
    manufacturer: 'Norland',
    is_active: false,
  });
  const before = await api.written();
  const { body } = await api.as('customer', 'POST fleet_survey/create_unit_copy', {
    body: { unit_id },
  });
  expect(body.unit).toEqual({
    location_id: yards.akron,
    unit_number: '',
    type: 'tractor',
    configuration: '6x4',
    vin: null,
    dot: null,
    license_plate: null,
    license_plate_state: null,
    license_plate_country: null,
    vocation: null,
    manufacturer: 'Norland',
    model: null,
    year: null,
    owner: null,
    meter: 'odometer',
    is_active: true,
  });
  expect(await api.written()).toBe(before);
});

const foreign = { location_id: yards.foreign };
const unknown = { location_id: 999_999 };
test.each([
  [numbersCall, { keyword: '1' }],
  [byNumber, { unit_number: '1' }],
  ['POST fleet_survey/get_owners', {}],
  [options, { unit_number: '1' }],
  ['POST fleet_survey/get_units_excel', {}],
] as const)('%s refuses a foreign location as one that there is not', async (call, said) => {
  const answer = await api.as('customer', call, { body: { ...said, ...foreign } });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'unknown_value', path: 'location_id' },
  });
  const other = await api.as('customer', call, { body: { ...said, ...unknown } });
  expect(other.body).toEqual(answer.body);
});

test.each([
  [options, { unit_number: '' }, 'invalid', 'unit_number'],
  [options, { unit_number: '1'.repeat(41) }, 'invalid', 'unit_number'],
  [options, { unit_number: '12\u200f34' }, 'invalid', 'unit_number'],
  [options, { unit_number: '1', survey_id: 999_999 }, 'unknown_value', 'survey_id'],
  [byNumber, { unit_number: '1', account: '0042' }, 'invalid', 'location_id'],
] as const)('%s refuses %j', async (call, said, code, path) => {
  const answer = await api.as('customer', call, { body: { ...ofYard, ...said } });
  expect(answer).toMatchObject({ status: 400, body: { code, path } });
});

test('a unit of another account is not copied', async () => {
  const unit_id = await api.unit({ account_id: 2, location_id: yards.foreign });
  const answer = await api.as('customer', 'POST fleet_survey/create_unit_copy', {
    body: { unit_id },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_value', path: 'unit_id' } });
});
