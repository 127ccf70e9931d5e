import type { SessionKeys } from '../../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { areas } from '../../serving/areas.ts';

let api: TestApi;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(async () => {
  as = await api.sessionOf(await addTestUser(api.database, { rights: ['TMLOGIN'] }));
});

const save = (body: unknown) => api.call('PUT users/preferences', { as, body });
const userNow = async () => (await api.call('GET authorization/start', { as })).body.user;

test('what is saved is in the answer, and in every later one', async () => {
  const saved = { unit_of_measurement: '2', currency_symbol: 'R$' };
  const { status, body } = await save(saved);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ ...saved, user_access_securities: ['TMLOGIN'] });
  expect(body.user).not.toHaveProperty('api_key');
  expect(await userNow()).toMatchObject(saved);
});

test.each([
  [{ unit_of_measurement: '0' }, { unit_of_measurement: '0', currency_symbol: '$' }],
  [{ currency_symbol: '€' }, { unit_of_measurement: '1', currency_symbol: '€' }],
  [{}, { unit_of_measurement: '1', currency_symbol: '$' }],
  [{ is_locked: true, email: 'x@y.example' }, { email: expect.stringMatching(/^user-/) }],
])('with %j the rest stays', async (body, expected) => {
  expect((await save(body)).status).toBe(200);
  expect(await userNow()).toMatchObject(expected);
});

test.each(['C$', 'kr.', 'CLP$', 'Kč', 'د.إ', '₹', 'руб.'])(
  '%s is a sign',
  async (currency_symbol) => {
    expect((await save({ currency_symbol })).status).toBe(200);
    expect(await userNow()).toMatchObject({ currency_symbol });
  },
);

test('nobody else is changed', async () => {
  const other = await api.sessionOf(await addTestUser(api.database));
  await save({ currency_symbol: '¥' });
  const { body } = await api.call('GET authorization/start', { as: other });
  expect(body.user.currency_symbol).toBe('$');
});

test.each([
  ['', 'currency_symbol'],
  [' ', 'currency_symbol'],
  ['EURO€', 'currency_symbol'],
  ['5', 'currency_symbol'],
  ['<b>', 'currency_symbol'],
  ['&', 'currency_symbol'],
  ['\u0000', 'currency_symbol'],
  ['$\u0007', 'currency_symbol'],
  ['$\u0085', 'currency_symbol'],
  ['\u202e$', 'currency_symbol'],
  ['\u2800', 'currency_symbol'],
  ['\u3164', 'currency_symbol'],
  ['\u1160', 'currency_symbol'],
  ['\uffa0$', 'currency_symbol'],
  ['\u0301', 'currency_symbol'],
  ['\ud800', 'currency_symbol'],
  ['-', 'currency_symbol'],
  ['+', 'currency_symbol'],
  ['.', 'currency_symbol'],
  [',', 'currency_symbol'],
  ['$-', 'currency_symbol'],
  ['.kr', 'currency_symbol'],
  ['k..r', 'currency_symbol'],
  ['\u1100'.repeat(5), 'currency_symbol'],
  [5, 'currency_symbol'],
  [null, 'currency_symbol'],
  ['3', 'unit_of_measurement'],
  [1, 'unit_of_measurement'],
])('%j is refused as %s', async (value, path) => {
  const { status, body } = await save({ [path]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid', path });
});

describe('the terms of use', () => {
  beforeEach(async () => {
    const user = { rights: ['TMLOGIN' as const], agreedToTerms: false };
    as = await api.sessionOf(await addTestUser(api.database, user));
  });

  test('agreement is noted, and stays', async () => {
    expect(await userNow()).toMatchObject({ agree_to_fhq_terms: false });
    const { body } = await api.call('POST authorization/agree_terms', { as });
    expect(body.user).toMatchObject({ agree_to_fhq_terms: true });
    await api.call('POST authorization/agree_terms', { as });
    expect(await userNow()).toMatchObject({ agree_to_fhq_terms: true });
  });

  test('calls are answered before it: the pages ask', async () => {
    expect((await api.call('GET tire_management_reports/get', { as })).status).toBe(200);
    expect((await save({ unit_of_measurement: '0' })).status).toBe(200);
  });
});
