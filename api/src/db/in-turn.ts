import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Runs queries once a connection is free, unless nobody waits for them by then: on the embedded
 * database everybody queues for one connection.
 *
 * @throws the signal's reason when it has fired before the turn came
 */
export async function inTurn<Result>(
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
