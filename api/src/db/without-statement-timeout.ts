import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Runs slow work on one connection without a statement timeout: migrations, loads, and waiting for
 * another process that is doing them.
 */
export function withoutStatementTimeout<Result>(
  database: Kysely<Schema>,
  run: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await run(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
