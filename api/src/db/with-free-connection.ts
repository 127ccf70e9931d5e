import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Runs queries once a connection is free, unless the caller is gone by then: on the embedded
 * database all queries queue for one connection.
 *
 * @throws the signal's reason when it fired before a connection was free
 */
export async function withFreeConnection<Result>(
  database: Kysely<Schema>,
  signal: AbortSignal,
  run: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  return database.connection().execute(async (connection) => {
    signal.throwIfAborted();
    return run(connection);
  });
}
