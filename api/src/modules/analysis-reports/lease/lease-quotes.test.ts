import type { LeaseQuoteFile } from '@portal/contract/analysis-reports';
import { sql } from 'kysely';
import {
  numbersFrom,
  randomQuote,
  recomputeQuote,
  workedExample,
} from '../testing/lease-quotes.ts';
import { type AnalysisApi, analysisApi, type Login } from '../testing/reports-api.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.kysely.deleteFrom('rate_limits').execute();
  await api.database.kysely.deleteFrom('lease_quotes').execute();
});

const submit = (body: object, login: Login = 'gyr') =>
  api.as(login, 'POST leasesales/configurator_submit', { body });
const open = async (id: number, login: Login = 'gyr') =>
  (await api.as(login, 'POST leasesales/configurator', { body: { id } })).body;
const list = async (body: object = {}, login: Login = 'gyr') =>
  (
    await api.as(login, 'POST leasesales/get_quotes', {
      body: { page_number: 1, page_size: 20, ...body },
    })
  ).body;
const byId = async (login: Login, name: 'DELETE' | 'POST', id: number) => {
  const { id: userId } = await api.database.kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const call =
    name === 'DELETE'
      ? 'DELETE leasesales/delete_quote/{id}'
      : 'POST leasesales/restore_quote/{id}';
  return api.call(call, { params: { id: String(id) }, as: await api.sessionOf(userId) });
};

test('the worked example comes to $564,300.00 a year, and its factors make that up', async () => {
  const { figures } = (await submit(workedExample)).body;
  expect(figures).toMatchObject({ base_rate: 0.006, rate: 0.00627, annual: 564_300 });
  const adding = figures.additions.filter(({ rate }) => rate !== 0);
  expect(adding).toEqual([
    {
      factor: 'terrain',
      value: 'mountain',
      rate: 0.1,
      color: 'yellow',
      adds_rate: 0.0006,
      adds_annual: 54_000,
    },
    {
      factor: 'term',
      value: 'months_60',
      rate: -0.05,
      color: 'green',
      adds_rate: -0.00033,
      adds_annual: -29_700,
    },
  ]);
});

test('figures of 40 random quotes are those of a second computation, to the cent', async () => {
  const random = numbersFrom(7);
  const { bases } = (await api.as('gyr', 'POST leasesales/configurator_structure', { body: {} }))
    .body;
  const sizes = bases.map(({ size }) => size);
  expect(sizes).toHaveLength(13);
  for (let count = 0; count < 40; count += 1) {
    const quote = randomQuote(sizes, random);
    const { figures } = (await submit({ ...quote, quote_name: `Random ${count}` })).body;
    const { rate, annual } = await recomputeQuote(api.database, quote, '2025-07-01');
    expect({
      rate: Math.round(figures.rate * 1e6),
      annual: Math.round(figures.annual * 100),
    }).toEqual({ rate: Number(rate), annual: Number(annual) });
    const cents = figures.additions.map(({ adds_annual }) => Math.round(adds_annual * 100));
    const whole = cents.reduce((sum, each) => sum + each, Math.round(figures.base_annual * 100));
    expect(whole).toBe(Math.round(figures.annual * 100));
    const millionths = figures.additions.map(({ adds_rate }) => Math.round(adds_rate * 1e6));
    expect(millionths.reduce((sum, each) => sum + each, Math.round(figures.base_rate * 1e6))).toBe(
      Math.round(figures.rate * 1e6),
    );
    await api.database.kysely.deleteFrom('rate_limits').execute();
  }
});

test('a new quote starts with the values that change the rate least', async () => {
  const { body } = await api.as('cus', 'POST leasesales/configurator', { body: {} });
  expect(body).toMatchObject({ id: null, revision: null, size: '295/75R22.5', tires: 18 });
  expect(body.factors).toMatchObject({ terrain: 'rolling', duty: 'long_haul', term: 'months_36' });
});

test('each value has its rate and the color of that', async () => {
  const { factors } = (await api.as('win', 'POST leasesales/configurator_structure', { body: {} }))
    .body;
  expect(factors).toHaveLength(16);
  for (const { values } of factors) {
    expect(values.length).toBeGreaterThan(1);
    for (const { rate, color } of values) {
      expect(color).toBe(rate <= 0 ? 'green' : rate <= 0.1 ? 'yellow' : 'red');
    }
  }
  const following = factors.filter(({ follows }) => follows).map(({ factor }) => factor);
  expect(following).toEqual(['annual_miles', 'fleet_size']);
});

test('a kept quote keeps its rates, whatever becomes of them, until newer ones are asked for', async () => {
  const { body: kept } = await submit(workedExample);
  await sql`insert into lease_rates (factor, value, valid_from, rate)
    values ('terrain', 'mountain', '2025-06-30', 0.5)`.execute(api.database.kysely);
  const opened = await open(kept.id);
  expect(opened).toMatchObject({ newer_rates: true, rates_on: '2025-07-01' });
  expect(opened.figures).toEqual(kept.figures);
  const change = { ...workedExample, id: kept.id, units: 49 };
  const { body: changed } = await submit({ ...change, revision: 1 });
  expect(changed.figures.annual).toBe(553_014);
  const { body: renewed } = await submit({ ...change, revision: 2, todays_rates: true });
  expect(renewed).toMatchObject({ revision: 3, newer_rates: false });
  expect(renewed.figures.rate).toBe(0.00855);
  await sql`delete from lease_rates where rate = 0.5`.execute(api.database.kysely);
});

test('the second of two who edit a quote is told; the same values again are no change', async () => {
  const { body: kept } = await submit(workedExample);
  const mine = { ...workedExample, id: kept.id, revision: 1, miles: 90_000 };
  expect((await submit(mine)).body.revision).toBe(2);
  expect((await submit(mine)).body.revision).toBe(2);
  const other = await submit({ ...mine, miles: 80_000 });
  expect(other.status).toBe(400);
  expect(other.body).toMatchObject({ code: 'changed_elsewhere', path: 'revision', revision: 2 });
  expect((await open(kept.id)).miles).toBe(90_000);
  expect((await submit({ ...mine, revision: undefined })).body.path).toBe('revision');
});

test('a creation that is sent twice keeps one quote; another one of the name is refused', async () => {
  const body = { ...workedExample, client_key: 'abcdefgh-1' };
  const [one, other] = [await submit(body), await submit(body)];
  expect(other.body.id).toBe(one.body.id);
  const again = await submit({ ...workedExample, quote_name: 'WORKED example' });
  expect(again.body).toMatchObject({ code: 'unique', path: 'quote_name' });
});

test("quotes are listed, searched and sorted, each person's own", async () => {
  await submit(workedExample);
  await submit({ ...workedExample, quote_name: 'Small', units: 5, customer_name: '100% Öl' });
  await submit({ ...workedExample, quote_name: 'Of the customer' }, 'cus');
  const names = async (body: object = {}) =>
    (await list(body)).quotes.map(({ quote_name }) => quote_name);
  expect(await names({ order_by: 5 })).toEqual(['Small', 'Worked example']);
  expect(await names({ keyword: '100% ö' })).toEqual(['Small']);
  expect(await names({ keyword: '1000' })).toEqual([]);
  expect((await list({ order_by: 1, is_sort_desc: true })).quotes[0]).toMatchObject({
    quote_name: 'Worked example',
    tire_size: '295/75R22.5',
    units: 50,
    rate: 0.00627,
    annual: 564_300,
    rates_on: '2025-07-01',
  });
  expect((await list({}, 'cus')).total_items).toBe(1);
});

test("another one's quote answers as an unknown one, to every call", async () => {
  const { body: kept } = await submit(workedExample);
  const told = async (id: number) => [
    await api.as('cus', 'POST leasesales/configurator', { body: { id } }),
    await api.as('cus', 'POST leasesales/configurator_structure', { body: { id } }),
    await submit({ ...workedExample, id, revision: 1 }, 'cus'),
    await api.as('cus', 'POST leasesales/configurator_download_pdf_file', {
      body: { ...workedExample, id },
    }),
    await byId('cus', 'DELETE', id),
    await byId('cus', 'POST', id),
  ];
  const [foreign, unknown] = [await told(kept.id), await told(999_999)];
  for (const { status, body } of foreign) {
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'unknown_value', path: 'id' });
  }
  expect(foreign.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body));
  expect((await open(kept.id)).revision).toBe(1);
});

test('a deleted quote is gone, and can be restored', async () => {
  const { body: kept } = await submit(workedExample);
  expect((await byId('gyr', 'DELETE', kept.id)).status).toBe(200);
  expect((await list()).total_items).toBe(0);
  expect((await open(kept.id)) as object).toMatchObject({ code: 'unknown_value' });
  expect((await byId('gyr', 'POST', kept.id)).body).toMatchObject({ id: kept.id, annual: 564_300 });
  expect((await list()).total_items).toBe(1);
});

const without = (field: keyof LeaseQuoteFile) => {
  const { [field]: _, ...rest } = workedExample;
  return rest;
};
const factor = (name: string, value: unknown) => ({
  ...workedExample,
  factors: { ...workedExample.factors, [name]: value },
});

test.each<[string, object, string, string]>([
  ['no units', { ...workedExample, units: 0 }, 'invalid', 'units'],
  ['half a unit', { ...workedExample, units: 0.5 }, 'invalid', 'units'],
  ['negative miles', { ...workedExample, miles: -1 }, 'invalid', 'miles'],
  ['miles beyond any truck', { ...workedExample, miles: 500_001 }, 'invalid', 'miles'],
  ['tires in words', { ...workedExample, tires: 'eighteen' }, 'invalid', 'tires'],
  ['a factor of -100 %', factor('terrain', -1), 'invalid', 'factors.terrain'],
  ['a factor that is text', factor('terrain', '-100%'), 'invalid', 'factors.terrain'],
  ['an unknown size', { ...workedExample, size: '1R1' }, 'unknown_value', 'size'],
  ['no name', { ...workedExample, quote_name: ' ' }, 'invalid', 'quote_name'],
  ['no customer', without('customer_name'), 'invalid', 'customer_name'],
  [
    'a customer in two lines',
    { ...workedExample, customer_name: 'a\nb' },
    'invalid',
    'customer_name',
  ],
  ['half a place', { ...workedExample, longitude: null }, 'invalid', 'longitude'],
  ['a place of no precision', { ...workedExample, precision: null }, 'invalid', 'precision'],
  ['a place beyond the pole', { ...workedExample, latitude: 91 }, 'invalid', 'latitude'],
])('%s is refused with its field', async (_, body, code, path) => {
  const { status, body: answer } = await submit(body);
  expect({ status, ...answer }).toMatchObject({ status: 400, code, path });
  expect((await list()).total_items).toBe(0);
});

test('a value without a rate is refused by its name, and not offered', async () => {
  await sql`update lease_rates set valid_from = '2026-01-01'
    where (factor, value) in (('term', 'months_60'), ('fleet_size', 'to_50'))`.execute(
    api.database.kysely,
  );
  const { factors } = (await api.as('gyr', 'POST leasesales/configurator_structure', { body: {} }))
    .body;
  expect(factors.find((each) => each.factor === 'term')?.values).toHaveLength(4);
  expect((await submit(workedExample)).body).toMatchObject({
    code: 'unknown_value',
    path: 'units',
  });
  expect((await submit({ ...workedExample, units: 10 })).body.path).toBe('factors.term');
  await sql`update lease_rates set valid_from = '2022-01-01' where valid_from = '2026-01-01'`.execute(
    api.database.kysely,
  );
});

test('the calls need a session, and no right', async () => {
  expect((await api.call('POST leasesales/configurator', { body: {} })).status).toBe(403);
  expect((await api.as('dlr', 'POST leasesales/configurator', { body: {} })).status).toBe(200);
});
