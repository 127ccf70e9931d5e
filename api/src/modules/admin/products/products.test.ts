import type { SavedProduct } from '@portal/contract/admin';
import type { CallName } from '@portal/contract/wire';
import { addTestUser } from '../../../app/testing.ts';
import { testUsersApi, type UsersApi } from '../users/testing.ts';

let api: UsersApi;
beforeAll(async () => {
  api = await testUsersApi();
  const tire = {
    kind: 'tire',
    size: '11R22.5',
    load_range: 'G',
    design_position: 'steer',
  } as const;
  await api.database.kysely
    .insertInto('products')
    .values([
      { ...tire, brand: 'Öhlin', line: 'Rib 9', original_tread_mm: 14.2875 },
      { ...tire, brand: 'Ohlin', line: 'RIB-9', original_tread_mm: null },
      { ...tire, brand: 'Ohlin', line: 'Rib 10', original_tread_mm: null },
      {
        ...tire,
        kind: 'retread',
        brand: 'Veld',
        line: 'VDR 110',
        load_range: null,
        design_position: 'drive',
        original_tread_mm: 19.05,
      },
    ])
    .execute();
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 20 };
const list = async (body: object = {}) =>
  (await api.asAdmin('POST products/get_products', { ...page, ...body })).body.products;
const lines = async (body: object = {}) =>
  (await list(body)).map(({ product_line }) => product_line);
const get = async <Name extends CallName>(name: Name, id?: number) =>
  api.call(name, {
    as: await api.sessionOf(api.adminId),
    ...(id !== undefined && { params: { id: String(id) } }),
  });

const made: SavedProduct = {
  id: null,
  revision: 0,
  kind: 'tire',
  brand: 'Moss',
  product_line: 'M 1',
  tire_size: '295/75R22.5',
  load_range: 'H',
  design_position: 'drive',
  tread_depth: 26,
  is_retired: false,
};
const save = (change: object) => api.asAdmin('POST products/save_product', { ...made, ...change });
const countOf = async () =>
  (await api.database.kysely.selectFrom('products').select('id').execute()).length;

test.each([
  [{}, ['Rib 10', 'RIB-9', 'Rib 9', 'VDR 110']],
  [{ kind: 'retread' }, ['VDR 110']],
  [{ brand: 'Ohlin', product_line: 'Rib 10' }, ['Rib 10']],
  [{ load_range: 'G', design_position: 'steer', brand: 'Öhlin' }, ['Rib 9']],
  [{ keyword: 'veld vdr' }, ['VDR 110']],
  [{ keyword: '%' }, []],
  [{ state: 'retired' }, []],
])('are chosen by %j', async (body, expected) => {
  expect((await lines(body)).sort()).toEqual([...expected].sort());
});

test('brands have ids, lines by brand, and depths the unit of the reader', async () => {
  const { brands, tire_sizes, load_ranges, tread_depth_format } = (await get('GET products/init'))
    .body;
  expect([brands.map(({ brand }) => brand), tire_sizes, load_ranges, tread_depth_format]).toEqual([
    ['Ohlin', 'Öhlin', 'Veld'],
    ['11R22.5'],
    ['G'],
    '32nds',
  ]);
  const id = brands.find(({ brand }) => brand === 'Ohlin')?.id;
  expect((await get('GET products/get_product_lines/{id}', id)).body.product_lines).toEqual([
    'Rib 10',
    'RIB-9',
  ]);
  expect((await list({ brand: 'Öhlin' }))[0]).toMatchObject({ tread_depth: 18, uses: 0 });
});

test('uses count whatever names a product', async () => {
  const { kysely } = api.database;
  await kysely
    .insertInto('tires')
    .values({ account_id: 1, product_id: 1 } as never)
    .execute();
  expect((await list({ brand: 'Öhlin' }))[0]?.uses).toBe(1);
});

test('one is made and changed, with its brand in step, and the audit tells of both', async () => {
  const { product } = (await save({ brand: ' Moss ' })).body;
  expect(product).toMatchObject({ brand: 'Moss', tread_depth: 26, revision: 0, state: 'active' });
  const changed = await save({ id: product.id, brand: 'Moss Tires', tread_depth: 25.5 });
  expect(changed.body.product).toMatchObject({
    brand: 'Moss Tires',
    tread_depth: 25.5,
    revision: 1,
  });
  expect(changed.body.product.brand_id).not.toBe(product.brand_id);
  const told = await api.asAdmin('POST admin/audit/get_changes', { ...page, area: 'product' });
  expect(told.body.changes.map(({ action, values }) => [action, values.length])).toEqual([
    ['changed', 2],
    ['added', 8],
  ]);
});

test('the second of two who save is told', async () => {
  const { product } = (await save({ product_line: 'M 2' })).body;
  await save({ id: product.id, product_line: 'M 2', tread_depth: 20 });
  expect(await save({ id: product.id, product_line: 'M 2', tread_depth: 21 })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere' },
  });
  expect((await get('GET products/get_product/{id}', product.id)).body.product.tread_depth).toBe(
    20,
  );
});

test.each([
  ['as written', { brand: 'Veld', product_line: 'VDR 110' }],
  ['in another spelling', { brand: 'véld', product_line: 'vdr-110' }],
])('a double %s is refused', async (_, names) => {
  const before = await countOf();
  const double = { kind: 'retread', tire_size: '11 r 22.5', load_range: null, ...names };
  expect(await save(double)).toMatchObject({
    status: 400,
    body: { code: 'unique', path: 'product_line' },
  });
  expect(await countOf()).toBe(before);
});

test('two who make the same product at once make one', async () => {
  const twice = await Promise.all([1, 2].map(() => save({ product_line: 'Twin' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a double from a file keeps its names while its depth is changed', async () => {
  const [double] = await list({ keyword: 'RIB-9' });
  const { id = 0, revision = 0 } = double ?? {};
  const body = { brand: 'Ohlin', product_line: 'RIB-9', tire_size: '11R22.5', load_range: 'G' };
  expect((await save({ ...body, id, revision, tread_depth: 17 })).status).toBe(200);
});

test('a depth that is saved as it was shown stays as it was stored', async () => {
  const { kysely } = api.database;
  const { id } = await kysely
    .insertInto('products')
    .values({
      kind: 'tire',
      brand: 'Moss',
      line: 'Odd',
      size: '11R22.5',
      load_range: null,
      design_position: null,
      original_tread_mm: 13.5,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { product } = (await get('GET products/get_product/{id}', id)).body;
  const { status } = await save({
    ...{ id, product_line: 'Odd', tire_size: '11R22.5', load_range: null, design_position: null },
    tread_depth: product.tread_depth,
  });
  const stored = await kysely.selectFrom('products').selectAll().where('id', '=', id).execute();
  expect([status, stored[0]?.original_tread_mm]).toEqual([200, 13.5]);
});

test('a retired one is listed, no longer offered, and can come back', async () => {
  const { product } = (await save({ brand: 'Gone', product_line: 'Past' })).body;
  const { id, brand_id } = product;
  const own = { id, brand: 'Gone', product_line: 'Past' };
  expect((await save({ ...own, is_retired: true })).body.product.state).toBe('retired');
  const offered = await get('GET products/get_product_lines/{id}', brand_id);
  const all = await get('GET products/get_all_product_lines/{id}', brand_id);
  expect([offered.body.product_lines, all.body.product_lines]).toEqual([[], ['Past']]);
  const { brands } = (await get('GET products/init_update')).body;
  expect(brands.map(({ brand }) => brand)).not.toContain('Gone');
  const found = await api.asAdmin('POST manage_specs/find_products', { keyword: 'Gone Past' });
  expect(found.body.products).toEqual([]);
  expect((await save({ ...own, revision: 1 })).body.product.state).toBe('active');
});

test.each([
  ['brand', { brand: 'a'.repeat(200) }, 'invalid'],
  ['brand', { brand: '  ' }, 'invalid'],
  ['tread_depth', { tread_depth: -1 }, 'invalid'],
  ['tread_depth', { tread_depth: 0 }, 'invalid'],
  ['tread_depth', { tread_depth: 100.5 }, 'invalid'],
  ['load_range', { load_range: 'GG' }, 'invalid'],
  ['kind', { id: 1, kind: 'retread' }, 'invalid'],
  ['id', { id: 999_999 }, 'unknown_value'],
])('%s of %j is refused, and nothing is written', async (path, change, code) => {
  const before = await countOf();
  expect(await save(change)).toMatchObject({ status: 400, body: { code, path } });
  expect(await countOf()).toBe(before);
});

test('a name that looks like a formula is a text like any other, also in a workbook', async () => {
  expect((await save({ brand: '=cmd', product_line: '+1' })).body.product.brand).toBe('=cmd');
  const { status, bytes } = await api.asAdmin('POST products/get_excel', {});
  expect([status, bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test.each([['GET products/init'], ['POST products/get_products'], ['POST products/save_product']])(
  'nobody asks %s without the right',
  async (name) => {
    const login = name.replace(/\W/g, '');
    const id = await addTestUser(api.database, { login, rights: ['TVADMIN2'] });
    const as = await api.sessionOf(id);
    const body = name.startsWith('GET') ? undefined : { ...page, ...made };
    expect((await api.call(name as CallName, { as, body })).status).toBe(401);
  },
);
