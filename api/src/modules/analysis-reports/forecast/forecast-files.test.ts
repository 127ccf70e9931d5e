import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { readEveryForecast, readEveryPurchase } from '../testing/every-forecast.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { kinds, positions, rowsOf } from '../testing/wear-words.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const day = (text: string | null) => text && new Date(`${text}T00:00:00Z`);

test.each([
  ['month', 'Jul 2025'],
  ['quarter', 'Q3 2025'],
] as const)('the files hold the plan by %s, in the order of the list', async (group_by, name) => {
  const body = { account_ids: [], group_by };
  const plan = await readEveryPurchase(api, body);
  expect(plan.length).toBeGreaterThan(30);
  const excel = await api.as('gyr', 'POST product_wear_rate_report/get_wear_forecast_xls', {
    body,
  });
  const rows = await rowsOf(new Uint8Array(excel.bytes));
  const heading = rows.findIndex((row) => row.includes('Without a price'));
  expect(heading).toBeGreaterThan(0);
  const held = rows.slice(heading + 1, heading + 1 + plan.length);
  expect(held.map((row) => row.slice(1))).toEqual(
    plan.map((purchase) => [
      purchase.tire_size,
      positions[purchase.wheel_position],
      kinds[purchase.retread],
      purchase.tires,
      purchase.cost,
      purchase.unpriced,
    ]),
  );
  expect(held[0]?.[0]).toBe('Now');
  expect(held.map(([due]) => due)).toContain(name);
  const pdf = await api.as('gyr', 'POST product_wear_rate_report/get_wear_forecast_pdf', { body });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  for (const { tire_size } of plan) expect(text).toContain(tire_size);
  expect(text).toContain(name);
});

test('the files of tires hold what each forecast rests on', async () => {
  const body = { account_ids: [], basis: 'own', wheel_position: 'steer' };
  const tires = await readEveryForecast(api, body);
  expect(tires.length).toBeGreaterThan(10);
  const excel = await api.as('gyr', 'POST product_wear_rate_report/get_forecast_tires_xls', {
    body,
  });
  const rows = await rowsOf(new Uint8Array(excel.bytes));
  const heading = rows.findIndex((row) => row.includes('Wear per month (32nds)'));
  const columns = rows[heading] ?? [];
  const held = rows.slice(heading + 1, heading + 1 + tires.length);
  const valuesOf = (name: string) => held.map((row) => row[columns.indexOf(name)]);
  expect(valuesOf('Unit number')).toEqual(tires.map(({ unit_number }) => unit_number));
  expect(valuesOf('Last reading')).toEqual(tires.map(({ read_on }) => day(read_on)));
  expect(valuesOf('Wear per month (32nds)')).toEqual(tires.map(({ wear }) => wear));
  expect(valuesOf('Reaches pull depth')).toEqual(tires.map(({ due_on }) => day(due_on)));
  expect(valuesOf('Price')).toEqual(tires.map(({ price }) => price));
  expect(new Set(valuesOf('Based on'))).toEqual(new Set(['Own wear']));
  const pdf = await api.as('gyr', 'POST product_wear_rate_report/get_forecast_tires_pdf', { body });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  for (const { unit_number } of tires) expect(text).toContain(unit_number);
});

test.each([
  'POST product_wear_rate_report/get_wear_forecast_xls',
  'POST product_wear_rate_report/get_wear_forecast_pdf',
  'POST product_wear_rate_report/get_forecast_tires_xls',
  'POST product_wear_rate_report/get_forecast_tires_pdf',
] as const)('%s refuses accounts that are none, and people without the right', async (name) => {
  const body = { account_ids: [999_999_999], group_by: 'month' };
  const refused = await api.as('gyr', name, { body } as object);
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'unknown_value', path: 'account_ids.0' },
  ]);
  const withoutRight = await api.as('win', name, { body: { ...body, account_ids: [] } } as object);
  expect(withoutRight.status).toBe(401);
});
