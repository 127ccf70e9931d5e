import { randomUUID } from 'node:crypto';
import { testAddress } from '../../../db/testing.ts';
import { type CallerName, type YardApi, yardApi, yards } from '../testing/yard-api.ts';

const add = 'POST fleet_survey/add_location';
const preferred = 'POST fleet_survey/select_preff_locations';
const page = { page_number: 1, page_size: 10 };

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const depot = {
  ...testAddress,
  account: '0042',
  code: 'C9',
  name: 'Canton Depot',
  address: '9 Depot Rd',
  city: 'Canton',
};
const addAs = (who: CallerName, said: object) => api.as(who, add, { body: { ...depot, ...said } });

test('the tab of preferred fleets lists their locations alone, and pins among them', async () => {
  const { kysely } = api.database;
  const idsOf = async (body: object) => {
    const answer = await api.as('customer', preferred, { body: { ...page, ...body } });
    return answer.body.accounts.map(({ location_id }) => location_id);
  };
  expect(await idsOf({})).toEqual([]);
  await kysely.updateTable('accounts').set({ account_type: 2 }).where('id', '=', 1).execute();
  expect(await idsOf({})).toEqual([yards.akron, yards.boise]);
  expect(await idsOf({ locations: [yards.boise, yards.foreign] })).toEqual([yards.boise]);
  expect(await idsOf({ account_type: 3 })).toEqual([]);
  await kysely.updateTable('accounts').set({ account_type: 3 }).where('id', '=', 1).execute();
});

test('pins and locations that were visited last are asked for by their ids, foreign ones left out', async () => {
  const { body } = await api.as('customer', 'POST fleet_survey/select_locations', {
    body: { ...page, locations: [yards.boise, yards.foreign, 999_999] },
  });
  expect(body.accounts.map(({ code }) => code)).toEqual(['0002']);
  expect(body.total_items).toBe(1);
});

test('a location is added as it is said, without blanks around it', async () => {
  const { body } = await addAs('customer', {
    code: ' C9 ',
    name: 'Canton   Depot',
    latitude: 40.8,
    longitude: -81.38,
  });
  expect(body).toMatchObject({ status: { status: 0 }, similar: [] });
  const { body: read } = await api.as('customer', 'GET fleet_survey/get_location/{id}', {
    params: { id: String(body.location_id) },
  });
  expect(read.location).toMatchObject({
    code: 'C9',
    name: 'Canton Depot',
    account: '0042',
    city: 'Canton',
    latitude: 40.8,
    units: 0,
  });
});

const near = { latitude: 41.0805, longitude: -81.5195 };
test.each([
  ['the same address', { address: '1  MAIN st', city: 'akron' }, ['0001']],
  ['the same name less than a kilometer away', { name: 'AKRON  yard', ...near }, ['0001']],
  [
    'the same name in the same city without coordinates',
    { name: 'Boise terminal', city: 'Akron' },
    ['0002'],
  ],
])('%s is asked about, and added once that is confirmed', async (_, said, codes) => {
  const before = await api.written();
  const { body } = await addAs('customer', said);
  expect(body.similar.map(({ code }) => code)).toEqual(codes);
  expect(body).toMatchObject({ status: { status: 1 }, location_id: null });
  expect(await api.written()).toBe(before);
  const confirmed = await addAs('customer', { ...said, is_confirmed: true });
  expect(confirmed.body).toMatchObject({ status: { status: 0 }, similar: [] });
  expect(confirmed.body.location_id).toBeGreaterThan(0);
});

test.each([
  [
    'the same name further away',
    'customer',
    { name: 'Akron Yard', latitude: 41.1, longitude: -81.52 },
  ],
  ['the same address in another city', 'customer', { address: '1 Main St' }],
  [
    'the same address in another account',
    'staff',
    { account: '42', address: '2 Side St', city: 'Akron' },
  ],
] as const)('%s is not asked about', async (_, who, said) => {
  const { status, body } = await addAs(who, said);
  expect({ status, similar: body.similar }).toEqual({ status: 200, similar: [] });
});

test.each([
  ['a code that the account has', { code: ' 0002 ', is_confirmed: true }, 'unique', 'code'],
  ['a foreign account', { account: '42' }, 'unknown_value', 'account'],
  ['an account that there is not', { account: '9999' }, 'unknown_value', 'account'],
  ['an address with line breaks', { address: '1 Main St\nBcc: all' }, 'invalid', 'address'],
  ['a code of blanks', { code: '  ' }, 'invalid', 'code'],
  ['a country that there is not', { country: 'XX', state: '' }, 'invalid', 'country'],
  ['a state that the country has not', { state: 'ON' }, 'invalid', 'state'],
  ['one coordinate alone', { latitude: 41 }, 'invalid', 'longitude'],
  ['a place off the globe', { latitude: 91, longitude: 0 }, 'invalid', 'latitude'],
])('%s is refused, and nothing is written', async (_, said, code, path) => {
  const before = await api.written();
  const answer = await addAs('customer', { ...said, client_key: randomUUID() });
  expect(answer).toMatchObject({ status: 400, body: { code, path } });
  expect(await api.written()).toBe(before);
});

test('the dealers that serve a location stand by name; a dealer finds itself alone', async () => {
  const asked = (who: CallerName, id: number) =>
    api.as(who, 'GET fleet_survey/get_nonsigs/{id}', { params: { id: String(id) } });
  expect((await asked('customer', yards.akron)).body.nonsigs).toEqual([
    { value: '008', text: 'Alder Tire' },
    { value: '007', text: 'Bauer Tire' },
  ]);
  expect((await asked('dealer', yards.akron)).body.nonsigs).toEqual([
    { value: '007', text: 'Bauer Tire' },
  ]);
  const foreign = await asked('customer', yards.foreign);
  expect(foreign).toMatchObject({ status: 400, body: { code: 'unknown_value', path: 'id' } });
  expect((await asked('customer', 999_999)).body).toEqual(foreign.body);
});
