import type { WearFilters } from '@portal/contract/analysis-reports';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { readWearRecords, recomputeWears } from '../testing/wears.ts';

let api: AnalysisApi;
let wornOf: ReturnType<typeof recomputeWears>;
beforeAll(async () => {
  api = await analysisApi();
  wornOf = recomputeWears(await readWearRecords(api.database));
});
afterAll(() => api.close());

const everything = { account_ids: [] };
const all = 'POST product_wear_rate_report/get_all_filters';
const filters = [
  ['search_brand', 'brand', 'brands'],
  ['get_retread', 'retread', 'retreads'],
  ['search_product_line', 'product_line', 'product_lines'],
  ['search_tire_size', 'tire_size', 'tire_sizes'],
  ['search_wheel_position', 'wheel_position', 'wheel_positions'],
  ['search_axel_configuration', 'axel_configuration', 'axel_configurations'],
  ['search_load_range', 'load_range', 'load_ranges'],
  ['search_vocation', 'vocation', 'vocations'],
] as const;

type Field = (typeof filters)[number][1];

/** The number of counted tires for each value, ignoring the filter on the field itself. */
function expectedChoices(field: Field, scope: Partial<Record<Field, string>>) {
  const { [field]: _, ...others } = scope;
  const counts = new Map<string, number>();
  for (const { outcome, fields } of wornOf({ ...everything, ...others } as typeof everything)) {
    const value = fields[field];
    if (outcome === 'counted' && value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const asMap = (choices: WearFilters['brands']) =>
  new Map(choices.map(({ value, tires }) => [value, tires]));

test.each(filters)('%s offers what tires have, with how many', async (name, field, list) => {
  const call = `POST product_wear_rate_report/${name}` as const;
  const [first] = expectedChoices(field, {});
  for (const scope of [{}, { retread: 'new' }, { [field]: first?.[0] ?? '' }]) {
    const body = { ...everything, ...scope };
    const { choices } = (await api.as('gyr', call, { body })).body;
    expect(choices.length).toBeGreaterThan(0);
    expect(asMap(choices)).toEqual(expectedChoices(field, scope));
    expect((await api.as('gyr', all, { body })).body[list]).toEqual(choices);
  }
});

test('a search finds values that hold what was typed, in upper and lower case', async () => {
  const call = 'POST product_wear_rate_report/search_brand';
  const brands = (await api.as('gyr', call, { body: everything })).body.choices;
  const [first] = brands;
  const keyword = (first?.value ?? '').slice(1, 4).toUpperCase();
  const found = (await api.as('gyr', call, { body: { ...everything, keyword } })).body.choices;
  expect(found).toEqual(brands.filter(({ value }) => value.toUpperCase().includes(keyword)));
  const none = { ...everything, keyword: 'zzzzzz' };
  expect((await api.as('gyr', call, { body: none })).body.choices).toEqual([]);
});
