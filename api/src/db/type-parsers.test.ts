import { sql } from 'kysely';
import type { Database } from './database.ts';
import { testDatabase } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const read = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    database.kysely,
  );
  return rows[0]?.value;
};

test.each([
  ['5::bigint', 5],
  ['count(*) from (values (1), (2)) as rows(one)', 2],
  ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['1234.50::numeric(14,2)', 1234.5],
  ['999999999999.99::numeric(14,2)', 999_999_999_999.99],
  ['-0.01::numeric(14,2)', -0.01],
  ['0.1::float8', 0.1],
  ["'2024-02-29'::date", '2024-02-29'],
  ["'2025-07-01 12:00:00+02'::timestamptz", new Date('2025-07-01T10:00:00Z')],
  ['true', true],
  ['null::numeric', null],
  ["array['2024-02-29'::date, null]", ['2024-02-29', null]],
  ['array[1.50::numeric, 2]', [1.5, 2]],
  ['array[1::bigint]', [1]],
  ["array['a,b', 'c']", ['a,b', 'c']],
  ['\'{"a": [1, 2.5]}\'::jsonb', { a: [1, 2.5] }],
])('%s is read as %j', async (expression, value) => {
  const column = expression.includes(' from ') ? `(select ${expression})` : expression;
  expect(await read(column)).toEqual(value);
});

test('a whole number that JavaScript cannot hold is a mistake', async () => {
  await expect(read('9007199254740993::bigint')).rejects.toThrow('bigint out of range');
});

test('text in the "C" collation sorts alike everywhere', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from (values ('b'), ('a'), ('B'), ('É'), ('-')) as words(word)
    order by word collate "C"`.execute(database.kysely);
  expect(rows.map(({ word }) => word)).toEqual(['-', 'B', 'a', 'b', 'É']);
});

test('sessions run in UTC', async () => {
  expect(await read("current_setting('timezone')")).toBe('UTC');
});
