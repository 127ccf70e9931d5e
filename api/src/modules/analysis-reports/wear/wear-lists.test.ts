import {
  type WearRate,
  type WearTire,
  wearPositions,
  wearRatesList,
  wearTiresList,
} from '@portal/contract/analysis-reports';
import { readEveryRate } from '../testing/every-wear.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

const rates = 'POST product_wear_rate_report/get_product_wear_rates';
const tires = 'POST product_wear_rate_report/get_tires';
const available = 'POST product_wear_rate_report/get_available_tires';
const page = { page_number: 1, page_size: 100 };
const everything = { account_ids: [] };

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const compare = new Intl.Collator('en', { numeric: true });
const positions: readonly unknown[] = wearPositions;

test.each(Object.entries(wearRatesList.sorts))(
  '%s sorts rates both ways',
  async (field, order_by) => {
    for (const is_sort_desc of [false, true]) {
      const groups = await readEveryRate(api, {
        ...everything,
        group_by: 'product',
        order_by,
        is_sort_desc,
      });
      const values = groups.map((group) => group[field as keyof WearRate]);
      const there = values.filter((value) => value !== null);
      const sorted = [...there].sort((one, other) => {
        if (field === 'wheel_position') return positions.indexOf(one) - positions.indexOf(other);
        if (typeof one === 'number') return one - Number(other);
        return compare.compare(String(one), String(other));
      });
      expect(there.length).toBeGreaterThan(5);
      expect(there).toEqual(is_sort_desc ? sorted.reverse() : sorted);
      expect(values.slice(there.length)).toEqual(values.slice(there.length).map(() => null));
    }
  },
);

test.each(Object.entries(wearTiresList.sorts))('%s sorts tires', async (field, order_by) => {
  const body = { ...everything, ...page, outcome: 'counted', order_by };
  const values = (await api.as('gyr', tires, { body })).body.tires.map(
    (tire) => tire[field as keyof WearTire],
  );
  const sorted = [...values].sort((one, other) =>
    typeof one === 'number' ? one - Number(other) : compare.compare(String(one), String(other)),
  );
  expect(values).toEqual(sorted);
});

test('a page behind the last one has no groups, and their number', async () => {
  const body = { ...everything, group_by: 'product', page_size: 10 };
  const first = (await api.as('gyr', rates, { body: { ...body, page_number: 1 } })).body;
  expect(first.rates).toHaveLength(10);
  const behind = (await api.as('gyr', rates, { body: { ...body, page_number: 500 } })).body;
  expect(behind.rates).toEqual([]);
  expect(behind.total_items).toBe(first.total_items);
});

test.each([
  [{ account_ids: [999_999_999] }, 'unknown_value', 'account_ids.0'],
  [
    { account_ids: Array.from({ length: 1001 }, (_, index) => index + 1) },
    'too_many',
    'account_ids',
  ],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
  [{ retread: 'old' }, 'invalid', 'retread'],
  [{ wheel_position: 'spare' }, 'invalid', 'wheel_position'],
  [{ brand: 'x'.repeat(61) }, 'invalid', 'brand'],
] as const)('%# is refused at its field, by every call', async (own, code, path) => {
  const body = { ...everything, ...own };
  for (const [name, more] of [
    [rates, { ...page, group_by: 'product' }],
    [tires, page],
    [available, {}],
    ['POST product_wear_rate_report/get_all_filters', {}],
    ['POST product_wear_rate_report/search_brand', {}],
    ['POST product_wear_rate_report/get_product_wear_rates_report_xls', { group_by: 'product' }],
    ['POST product_wear_rate_report/get_tires_pdf', {}],
  ] as const) {
    const answer = await api.as('gyr', name, { body: { ...body, ...more } });
    expect([name, answer.status, answer.body.code, answer.body.path]).toEqual([
      name,
      400,
      code,
      path,
    ]);
  }
});

test('somebody without the right gets nothing of it', async () => {
  for (const [name, body] of [
    [rates, { ...everything, ...page, group_by: 'product' }],
    [tires, { ...everything, ...page }],
    [available, everything],
    ['POST product_wear_rate_report/get_all_filters', everything],
    ['POST product_wear_rate_report/get_tires_xls', everything],
  ] as const)
    expect((await api.as('win', name, { body })).status).toBe(401);
});
