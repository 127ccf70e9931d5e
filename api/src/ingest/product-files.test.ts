import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

const product = { kind: 'tire', brand: 'Kestrel', line: 'Trail 3', size: '11R22.5' };
const others = { design_position: 'trail', original_tread_mm: '9.525' };
const loaded = async (fields: Fields) => (await loadRows(database, 'products', fields)).summary;
const load = (retired: string) => loaded({ ...product, ...others, retired });
const stored = () =>
  database.kysely
    .selectFrom('products')
    .select(['retired_at', 'revision'])
    .where('brand', '=', product.brand)
    .where('line', '=', product.line)
    .executeTakeFirstOrThrow();

test('a product is retired, stays so where nothing is said, and is offered again', async () => {
  expect(await stored()).toEqual({ retired_at: null, revision: 0 });
  expect(await load('')).toMatchObject({ unchanged: 1 });
  expect(await load('yes')).toMatchObject({ changed: 1 });
  const { retired_at } = await stored();
  expect(retired_at).toEqual(expect.any(Date));
  expect(await load('true')).toMatchObject({ unchanged: 1 });
  expect(await load('')).toMatchObject({ unchanged: 1 });
  expect(await stored()).toEqual({ retired_at, revision: 1 });
  expect(await load('no')).toMatchObject({ changed: 1 });
  expect(await stored()).toEqual({ retired_at: null, revision: 2 });
});

test('what was retired in the portal stays so, whatever else a file puts right', async () => {
  const retired_at = new Date('2026-03-01T12:00:00Z');
  await database.kysely
    .updateTable('products')
    .set({ retired_at })
    .where('line', '=', product.line)
    .execute();
  const changed = { ...product, design_position: 'drive' };
  expect(await loaded(changed)).toMatchObject({ changed: 1 });
  expect((await stored()).retired_at).toEqual(retired_at);
});

test('a new product may be retired from the first', async () => {
  const old = { ...product, line: 'Trail 1', retired: 'yes' };
  expect(await loaded(old)).toMatchObject({ added: 1 });
  const { retired_at } = await database.kysely
    .selectFrom('products')
    .select('retired_at')
    .where('line', '=', 'Trail 1')
    .executeTakeFirstOrThrow();
  expect(retired_at).not.toBeNull();
});

describe('a double that was merged in the portal', () => {
  const staying = { kind: 'tire', brand: 'Kestrel', line: 'Trail 3 plus', size: '11R22.5' };
  beforeEach(async () => {
    await loaded(staying);
    const { kysely } = database;
    const { id } = await kysely
      .selectFrom('products')
      .select('id')
      .where('line', '=', staying.line)
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('products')
      .set({ retired_at: new Date('2026-03-01T12:00:00Z'), merged_into: id })
      .where('line', '=', product.line)
      .execute();
  });

  test('stays retired, whatever a file says', async () => {
    const before = await stored();
    expect(await load('no')).toMatchObject({ unchanged: 1 });
    expect(await stored()).toEqual(before);
  });

  test('leads what names it to the product that took its place', async () => {
    const tire = { account: '0000101', tire_number: 'T-1', caps: '0' };
    const named = { product_brand: product.brand, product_line: product.line };
    const row = { ...tire, ...named, product_size: product.size };
    expect((await loadRows(database, 'tires', row)).summary).toMatchObject({ added: 1 });
    const found = await database.kysely
      .selectFrom('tires')
      .innerJoin('products', 'products.id', 'tires.product_id')
      .select('products.line')
      .where('tire_number', '=', 'T-1')
      .executeTakeFirst();
    expect(found?.line).toBe(staying.line);
  });
});

test('what is neither yes nor no is refused', async () => {
  expect(await load('soon')).toMatchObject({ refused: 1, changed: 0 });
  expect(await stored()).toEqual({ retired_at: null, revision: 0 });
});
