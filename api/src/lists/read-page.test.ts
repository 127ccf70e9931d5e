import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { orderBy, readPage } from './read-page.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const tires = sql`from (values (1, 'B', 2), (2, 'A', 2), (3, 'C', null), (4, 'D', 1))
  as tires (id, brand, wear)`;
const byWear = (isDown: boolean) => orderBy([sql`wear`], { isDown, last: sql`brand` });
const read = (order: ReturnType<typeof byWear>, page_number = 1, page_size = 10) =>
  readPage<{ id: number }>(
    database.kysely,
    { columns: sql`id`, rows: tires, order },
    { page_number, page_size },
  );
const idsOf = async (...request: Parameters<typeof read>) =>
  (await read(...request)).rows.map(({ id }) => id);

test('a page has its rows, and how many there are in all', async () => {
  const page = await read(byWear(false), 2, 3);
  expect(page).toMatchObject({ page_number: 2, page_size: 3, total_items: 4 });
  expect(page.rows).toHaveLength(1);
});

test('rows that are alike keep their order whichever way the list goes; none at all come last', async () => {
  expect(await idsOf(byWear(false))).toEqual([4, 2, 1, 3]);
  expect(await idsOf(byWear(true))).toEqual([2, 1, 4, 3]);
});

test('pages neither repeat nor skip a row', async () => {
  const pages = [1, 2, 3, 4].map((page) => idsOf(byWear(true), page, 1));
  expect((await Promise.all(pages)).flat()).toEqual([2, 1, 4, 3]);
});

test('a page behind the last one is empty and still counts', async () => {
  expect(await read(byWear(false), 9)).toMatchObject({ rows: [], total_items: 4 });
});

test.each([
  ['with a key', { key: sql`id` }],
  ['computed together', { isComputed: true }],
] as const)(
  '%s a page has the same rows, in the same order, and the same count',
  async (_, own) => {
    const lists = { columns: sql`id`, rows: sql`${tires} where true`, order: byWear(true) };
    for (const page of [1, 2, 3]) {
      const request = { page_number: page, page_size: 3 };
      const plain = await readPage<{ id: number }>(database.kysely, lists, request);
      expect(await readPage(database.kysely, { ...lists, ...own }, request)).toEqual(plain);
    }
    const none = { ...lists, rows: sql`${tires} where false`, ...own };
    const first = { page_number: 1, page_size: 3 };
    expect(await readPage(database.kysely, none, first)).toMatchObject({
      rows: [],
      total_items: 0,
    });
  },
);
