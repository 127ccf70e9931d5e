import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema/schema.ts';
import { testDatabase } from '../testing.ts';
import { dropIndexesAndConstraints } from './drop-indexes-and-constraints.ts';
import { activityTables } from './store-activity.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The indexes, keys and enabled triggers of the tables, one line each. */
async function readIndexesAndConstraints(db: Kysely<Schema>): Promise<string[]> {
  const oids = sql`any (${activityTables}::regclass[])`;
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where conrelid = ${oids} and contype in ('p', 'u', 'f')
    union
    select pg_get_indexdef(indexrelid) from pg_index where indrelid = ${oids}
    union
    select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = ${oids} and not tgisinternal and tgenabled = 'O'`.execute(db);
  return rows.map(({ line }) => line).sort();
}

test('tables get back all that was taken off them', async () => {
  const before = await readIndexesAndConstraints(database.kysely);
  expect(before.join('\n')).toContain('invoice_lines_report');
  expect(before.join('\n')).toContain('roll_up_changed');
  await database.kysely.transaction().execute(async (transaction) => {
    const restored = await dropIndexesAndConstraints(transaction, activityTables);
    expect(await readIndexesAndConstraints(transaction)).toEqual([]);
    for (const statement of restored) await sql.raw(statement).execute(transaction);
    expect(await readIndexesAndConstraints(transaction)).toEqual(before);
  });
});

test('a transaction that fails puts all of it back', async () => {
  const before = await readIndexesAndConstraints(database.kysely);
  const failed = database.kysely.transaction().execute(async (transaction) => {
    await dropIndexesAndConstraints(transaction, activityTables);
    throw new Error('The power went.');
  });
  await expect(failed).rejects.toThrow('The power went.');
  expect(await readIndexesAndConstraints(database.kysely)).toEqual(before);
});
