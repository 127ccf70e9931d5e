import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Runs what takes the time it takes on one connection, whose statements are not given up for
 * being long: migrations, loads, and waiting for another process that is at them.
 */
export function unhurried<Result>(
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
