import { sql } from 'kysely';
import { type TestApi, testApi } from '../../../app/testing.ts';
import { recount } from '../../../db/purchase-roll-ups/testing/recount.ts';
import { storedSums } from '../../../db/purchase-roll-ups/testing/sums.ts';
import { areas } from '../../../serving/areas.ts';

let api: TestApi;
let userId: number;
let double: { id: number; revision: number; name: string };
let staying: { id: number; name: string };

beforeAll(async () => {
  api = await testApi(areas, { size: 'small', today: '2025-07-01' });
  const { kysely } = api.database;
  const gyr = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  userId = gyr.id;
  // Two tires that invoice lines, casings and tires refer to.
  const { rows } = await sql<{ id: number; revision: number; name: string }>`
    select p.id, p.revision, concat_ws(' ', p.brand, p.line, p.size) as name from products p
    where p.kind = 'tire' and exists (select from invoice_lines where product_id = p.id)
      and exists (select from tires where product_id = p.id)
    order by (select count(*) from invoice_lines where product_id = p.id) desc, p.id limit 2`.execute(
    kysely,
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('The demo data has no two such products.');
  [double, staying] = [first, second];
});
afterAll(() => api.close());

const asGyr = async () => api.sessionOf(userId);
const usesOf = async (id: number) =>
  (await api.call('GET products/get_merge/{id}', { as: await asGyr(), params: { id: String(id) } }))
    .body;
const merge = async (change: object = {}) =>
  api.call('POST products/merge', {
    as: await asGyr(),
    body: {
      id: double.id,
      revision: double.revision,
      into: staying.id,
      confirmed_name: double.name,
      uses: await usesOf(double.id),
      ...change,
    },
  });

test.each([
  [() => ({ into: double.id }), 'invalid', 'into'],
  [() => ({ into: 999_999 }), 'unknown_value', 'into'],
  [() => ({ id: 999_999 }), 'unknown_value', 'id'],
  [() => ({ confirmed_name: double.name.toUpperCase() }), 'not_confirmed', 'confirmed_name'],
  [() => ({ revision: double.revision + 1 }), 'changed_elsewhere', 'revision'],
  [
    () => ({ uses: { invoice_lines: 0, casings: 0, tires: 0, tire_lives: 0, specs: 0 } }),
    'changed_elsewhere',
    'uses',
  ],
])(
  'a merge that is not what was read is refused, and moves nothing',
  async (change, code, path) => {
    const before = await usesOf(double.id);
    expect(await merge(change())).toMatchObject({ status: 400, body: { code, path } });
    expect(await usesOf(double.id)).toEqual(before);
  },
);

test('nobody outside the provider merges what others have bought', async () => {
  const { kysely } = api.database;
  const { id } = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'cus')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('user_rights').values({ user_id: id, right_code: 'TVADMIN' }).execute();
  const as = await api.sessionOf(id);
  const uses = await usesOf(double.id);
  const body = { ...double, into: staying.id, confirmed_name: double.name, uses };
  const params = { id: String(double.id) };
  const statuses = [
    (await api.call('POST products/merge', { as, body })).status,
    (await api.call('GET products/get_merge/{id}', { as, params })).status,
  ];
  expect(statuses).toEqual([401, 401]);
  expect(await usesOf(double.id)).toEqual(uses);
});

test('a product of another kind does not take it', async () => {
  const { id } = await api.database.kysely
    .selectFrom('products')
    .select('id')
    .where('kind', '=', 'retread')
    .executeTakeFirstOrThrow();
  expect(await merge({ into: id })).toMatchObject({ body: { code: 'invalid', path: 'into' } });
});

test('a merge moves all that names the double; sums add up, and no spec names it twice', async () => {
  const { kysely } = api.database;
  const spec = await kysely.selectFrom('specs').select('id').executeTakeFirstOrThrow();
  await kysely.deleteFrom('spec_products').where('spec_id', '=', spec.id).execute();
  await kysely
    .insertInto('spec_products')
    .values([double, staying].map(({ id }) => ({ spec_id: spec.id, product_id: id })))
    .execute();
  const [moved, had] = [await usesOf(double.id), await usesOf(staying.id)];
  const spendOf = async () =>
    (
      await sql<{ spend: number }>`select sum(spend)::float8 as spend from product_months`.execute(
        kysely,
      )
    ).rows[0]?.spend;
  const spend = await spendOf();
  const { status, body } = await merge();
  expect(status).toBe(200);
  expect(body.product.id).toBe(staying.id);
  expect(moved.invoice_lines).toBeGreaterThan(0);
  expect(moved.tires).toBeGreaterThan(0);
  expect(await usesOf(double.id)).toEqual({
    invoice_lines: 0,
    casings: 0,
    tires: 0,
    tire_lives: 0,
    specs: 0,
  });
  const now = await usesOf(staying.id);
  expect(now).toMatchObject({
    invoice_lines: had.invoice_lines + moved.invoice_lines,
    casings: had.casings + moved.casings,
    tires: had.tires + moved.tires,
    tire_lives: had.tire_lives + moved.tire_lives,
  });
  expect(now.specs).toBeLessThan(had.specs + moved.specs);
  expect(await spendOf()).toBe(spend);
  expect(await storedSums(kysely)).toEqual(await recount(kysely));
  const { body: told } = await api.call('POST admin/audit/get_changes', {
    as: await asGyr(),
    body: { page_number: 1, page_size: 1, area: 'product' },
  });
  expect(told.changes).toMatchObject([{ action: 'merged', subject_name: double.name }]);
});

describe('a double that was merged', () => {
  const readDouble = async () =>
    (
      await api.call('GET products/get_product/{id}', {
        as: await asGyr(),
        params: { id: String(double.id) },
      })
    ).body.product;

  test('says into which product, and is not offered again', async () => {
    const merged = await readDouble();
    expect(merged).toMatchObject({ state: 'merged', merged_into: staying.name, uses: 0 });
    const { status, body } = await api.call('POST products/save_product', {
      as: await asGyr(),
      body: { ...merged, is_retired: false },
    });
    expect([status, body]).toMatchObject([400, { code: 'invalid', path: 'is_retired' }]);
    expect(await readDouble()).toEqual(merged);
    const { body: list } = await api.call('POST products/get_products', {
      as: await asGyr(),
      body: { page_number: 1, page_size: 20, state: 'merged' },
    });
    expect(list.products.map(({ id }) => id)).toEqual([double.id]);
  });

  test('takes no other, and follows when the product that took its place is merged', async () => {
    const { kysely } = api.database;
    const third = await kysely
      .selectFrom('products')
      .select(['id', 'revision', sql<string>`concat_ws(' ', brand, line, size)`.as('name')])
      .where('kind', '=', 'tire')
      .where('id', 'not in', [double.id, staying.id])
      .executeTakeFirstOrThrow();
    const uses = await usesOf(third.id);
    const asked = { ...third, confirmed_name: third.name, uses };
    expect(await merge({ ...asked, into: double.id })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'into' },
    });
    const { revision } = await kysely
      .selectFrom('products')
      .select('revision')
      .where('id', '=', staying.id)
      .executeTakeFirstOrThrow();
    const next = { id: staying.id, revision, confirmed_name: staying.name, into: third.id };
    expect(await merge({ ...next, uses: await usesOf(staying.id) })).toMatchObject({ status: 200 });
    expect((await readDouble()).merged_into).toBe(third.name);
  });
});
