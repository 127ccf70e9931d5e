import { sql } from 'kysely';
import { connect } from './database.ts';
import { testDatabase } from './testing.ts';
import { withFreeConnection } from './with-free-connection.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('gives what the queries give', async () => {
  const { signal } = new AbortController();
  const one = await withFreeConnection(database.kysely, signal, (turn) =>
    sql`select 1 as n`.execute(turn),
  );
  expect(one.rows).toEqual([{ n: 1 }]);
});

test('who has gone before the turn came runs nothing, and the turn passes on', async () => {
  const gone = new AbortController();
  const run = jest.fn(async () => 'ran');
  const outcomes: Promise<unknown>[] = [];
  // Occupies all connections at once, however many there are.
  const everyone = Array.from({ length: 4 }, () =>
    database.kysely.connection().execute(async () => {
      if (outcomes.length > 0) return;
      outcomes.push(withFreeConnection(database.kysely, gone.signal, run).catch(String));
      gone.abort(new Error('nobody waits'));
    }),
  );
  await Promise.all(everyone);
  expect(await Promise.all(outcomes)).toEqual(['Error: nobody waits']);
  expect(run).not.toHaveBeenCalled();
  expect(await withFreeConnection(database.kysely, new AbortController().signal, run)).toBe('ran');
});

test('who has gone already does not queue', async () => {
  const nowhere = connect({ host: '127.0.0.1', port: 1 }, () => {});
  const gone = AbortSignal.abort(new Error('nobody waits'));
  await expect(withFreeConnection(nowhere, gone, async () => 'ran')).rejects.toThrow(
    'nobody waits',
  );
});
