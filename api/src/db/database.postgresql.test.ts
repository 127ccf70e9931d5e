import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from './database.ts';
import { testServer } from './testing.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

describe('PostgreSQL', () => {
  let database: Database;
  const problems: unknown[] = [];
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: testServer(), dataDir: '' }, (problem) =>
      problems.push(problem),
    );
  });
  afterAll(() => database.close());

  const patience = async (kysely = database.kysely) => {
    const { rows } = await sql<{ value: string }>`
      select current_setting('statement_timeout') as value`.execute(kysely);
    return rows[0]?.value;
  };

  test('gives a statement up after a minute, unless it is known to take long', async () => {
    expect(await patience()).toBe('1min');
    expect(await withoutStatementTimeout(database.kysely, patience)).toBe('0');
    expect(await patience()).toBe('1min');
  });

  test('a connection that breaks is told of and replaced', async () => {
    const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.kysely);
    await expect(broken).rejects.toThrow();
    for (let time = 0; time < 100 && problems.length === 0; time += 1) await wait(20);
    expect(problems[0]).toBeInstanceOf(Error);
    expect(await patience()).toBe('1min');
  });
});
