import type { ProductScope } from '@portal/contract/analysis-reports';
import { type RecomputedTire, readProductRecords, recomputeProducts } from '../testing/products.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
let readOf: ReturnType<typeof recomputeProducts>;
beforeAll(async () => {
  api = await analysisApi();
  readOf = recomputeProducts(await readProductRecords(api.database));
});
afterAll(() => api.close());

const scope = { account_ids: [], date_from: '2024-07-02', date_to: '2025-07-01' };
const filters = [
  ['get_tire_types', 'tire_types', 'type'],
  ['get_brands', 'brands', 'brand'],
  ['get_product_lines', 'product_lines', 'line'],
  ['get_tire_sizes', 'tire_sizes', 'size'],
] as const;

function expectedChoices(field: keyof RecomputedTire, body: ProductScope): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tire of readOf(body))
    counts.set(String(tire[field]), (counts.get(String(tire[field])) ?? 0) + 1);
  return counts;
}

test.each(filters)(
  '%s offers what tires have, whatever the filter itself is set to',
  async (name, filter, field) => {
    const [some] = expectedChoices(field, scope).keys();
    for (const narrowed of [
      {},
      { tire_types: ['new'], wheel_positions: ['steer'] },
      { [filter]: [some] },
    ]) {
      const body = { ...scope, ...narrowed };
      const answer = (await api.as('gyr', `POST product_analysis_report/${name}`, { body })).body;
      const choices: { value: string; tires: number }[] = Reflect.get(answer, filter);
      const { [filter]: _, ...others } = body as ProductScope;
      expect(choices.length).toBeGreaterThan(0);
      expect(new Map(choices.map(({ value, tires }) => [value, tires]))).toEqual(
        expectedChoices(field, others as ProductScope),
      );
    }
  },
);

test.each([
  [
    '1,001 accounts',
    { account_ids: Array.from({ length: 1001 }, (_, id) => id + 1) },
    'account_ids',
  ],
  ['an account that nobody sees', { account_ids: [999_999] }, 'account_ids.0'],
  ['an odd type', { account_ids: [], tire_types: ['square'] }, 'tire_types.0'],
  ['an odd position', { account_ids: [], wheel_positions: ['roof'] }, 'wheel_positions.0'],
  [
    '101 brands',
    { account_ids: [], brands: Array.from({ length: 101 }, (_, n) => `B${n}`) },
    'brands',
  ],
  ['a day that is none', { account_ids: [], date_from: '2025-02-30' }, 'date_from'],
  [
    'days in reverse',
    { account_ids: [], date_from: '2025-03-02', date_to: '2025-03-01' },
    'date_to',
  ],
])('%s is refused with its path', async (_, body, path) => {
  for (const name of ['get_product_report', 'get_brands'] as const) {
    const answer = await api.as('gyr', `POST product_analysis_report/${name}`, { body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(`"${path}"`);
  }
});
