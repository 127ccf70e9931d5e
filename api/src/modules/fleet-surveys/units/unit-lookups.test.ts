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
