import { unitSizes } from '@portal/contract/portal';
import { outer } from '../testing/mount-tire.ts';
import { type InspectionApi, type InspectionIds, inspectionApi, wheelAt } from './testing.ts';

const selects = 'POST fleet_survey/get_edit_tire_selects';
const update = 'POST fleet_survey/update_tire_details';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
  await api.mount('T3', outer, '2025-01-10');
  const made = { size: '11R22.5', design_position: 'drive' } as const;
  const deep = { original_tread_mm: 24 * unitSizes['32nds'] };
  await api.database.kysely
    .insertInto('products')
    .values([
      { ...made, ...deep, kind: 'tire', brand: 'Halvorsen', line: 'HA-D20', load_range: 'H' },
      { ...made, ...deep, kind: 'retread', brand: 'Bexmark', line: 'BDR 120', load_range: null },
      { ...made, ...deep, kind: 'casing', brand: 'Dunmoor', line: 'Casing', load_range: 'G' },
    ])
    .execute();
});
afterEach(async () => {
  await api.clearSurveys();
  await api.database.kysely.deleteFrom('mounts').execute();
});
afterAll(() => api.close());

const halvorsen = {
  brand: 'Halvorsen',
  product_line: 'HA-D20',
  tire_size: '11R22.5',
  load_range: 'H',
  caps: 0,
  retread_brand: null,
  retread_line: null,
  tin: 'dot 9HC5 1024',
};

const save = ({ survey, unit }: InspectionIds, said: Readonly<Record<string, unknown>> = {}) =>
  api.ask(update, {
    body: { survey_id: survey, unit_id: unit, ...outer, revision: 0, ...halvorsen, ...said },
  });

test('the form offers tires of the catalog, and caps apart from them', async () => {
  expect((await api.ask(selects, { body: {} })).body).toEqual({
    brands: ['Halvorsen', 'Northvale'],
    product_lines: [],
    tire_sizes: ['11R22.5'],
    load_ranges: ['G', 'H'],
    retread_brands: ['Bexmark'],
    retread_lines: [{ brand: 'Bexmark', line: 'BDR 120' }],
    stock: [],
  });
  const chosen = await api.ask(selects, { body: { brand: 'Halvorsen', tire_size: '11R22.5' } });
  expect(chosen.body).toMatchObject({ product_lines: ['HA-D20'], load_ranges: ['H'] });
});

test('a place without a tire gets one, to which what was read there belongs', async () => {
  const unit = await api.open();
  await api.save(unit);
  const { body } = await save(unit);
  expect(wheelAt(body, outer)).toMatchObject({
    tire: {
      revision: 1,
      brand: 'Halvorsen',
      product_line: 'HA-D20',
      load_range: 'H',
      tin: '9HC51024',
      original_tread_depth: 24,
      mounted_on: '2025-06-20',
    },
    // From the load range.
    target_pressure: 105,
  });
  const { made_on } = await api.database.kysely
    .selectFrom('tires')
    .select('made_on')
    .where('tin', '=', '9HC51024')
    .executeTakeFirstOrThrow();
  expect(made_on).toBe('2024-03-04');
  const readings = await api.database.kysely.selectFrom('readings').select('mount_id').execute();
  expect(readings).toEqual([{ mount_id: expect.any(Number) }]);
});

test('a tire that turns out to be capped is in that life alone', async () => {
  const unit = await api.open();
  await api.mount('T1', outer, '2025-01-10');
  const capped = { caps: 2, retread_brand: 'Bexmark', retread_line: 'BDR 120' };
  const { body } = await save(unit, { revision: 1, ...capped });
  expect(wheelAt(body, outer).tire).toMatchObject({
    revision: 2,
    caps: 2,
    retread: 'Bexmark BDR 120',
    original_tread_depth: 24,
    mounted_on: '2025-01-10',
  });
  const lives = await api.database.kysely
    .selectFrom('tire_lives as l')
    .innerJoin('mounts as m', 'm.tire_id', 'l.tire_id')
    .select('l.caps')
    .where('m.unit_id', '=', api.units.T1)
    .execute();
  expect(lives).toEqual([{ caps: 2 }]);
  // Saving the same values again is no change.
  expect(wheelAt((await save(unit, { revision: 2, ...capped })).body, outer).tire?.revision).toBe(
    2,
  );
});

test('of two who name a tire the second is told of the first', async () => {
  const unit = await api.open();
  await save(unit);
  expect(await save(unit, { tin: null })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', revision: 1, changed_by: 'Uma Serrano' },
  });
});

test.each([
  ['a brand that nobody knows', { brand: 'Nobody' }, 'unknown_value', 'brand'],
  ['a line of another brand', { product_line: 'NO-D10' }, 'unknown_value', 'product_line'],
  ['a size that the line lacks', { tire_size: '445/50R22.5' }, 'unknown_value', 'tire_size'],
  ['another load range', { load_range: 'G' }, 'unknown_value', 'load_range'],
  ['a casing as a tire', { brand: 'Dunmoor', product_line: 'Casing' }, 'unknown_value', 'brand'],
  [
    'a cap that nobody knows',
    { caps: 1, retread_brand: 'Bexmark', retread_line: 'None' },
    'unknown_value',
    'retread_line',
  ],
  ['week 00', { tin: '9HC50024' }, 'invalid', 'tin'],
  ['week 54', { tin: '9HC55424' }, 'invalid', 'tin'],
  ['next year', { tin: '9HC50199' }, 'invalid', 'tin'],
  ['ten caps', { caps: 10 }, 'invalid', 'caps'],
  ['a place that the axle lacks', { slot: 'single' }, 'unknown_value', 'slot'],
])('%s is refused at its path, and no tire is there', async (_, said, code, path) => {
  const unit = await api.open();
  expect(await save(unit, said)).toMatchObject({ status: 400, body: { code, path } });
  expect(wheelAt(await api.read(unit), outer).tire).toBeNull();
});
