import pg from 'pg';
import { DatabaseNotOpened } from './database-not-opened.ts';

/** Milliseconds that a server may take to accept a connection. */
const patience = 10_000;
const oldest = { version: 15, number: 150_000 };

/**
 * Checks that a PostgreSQL server accepts this portal, and that its version is supported.
 *
 * @throws DatabaseNotOpened with a sentence that names the server, without the password
 */
export async function reachServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
  // If the connection breaks, the query below fails as well.
  client.on('error', () => {});
  const server = `The database of DATABASE_URL (${client.host}:${client.port}/${client.database})`;
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; version: string }>(
      `select current_setting('server_version_num') as number,
        current_setting('server_version') as version`,
    );
    const [found] = rows;
    if (Number(found?.number) < oldest.number) {
      throw new DatabaseNotOpened(
        `${server} is PostgreSQL ${found?.version}: it must be ${oldest.version} or later.`,
      );
    }
  } catch (error) {
    if (error instanceof DatabaseNotOpened) throw error;
    throw new DatabaseNotOpened(`${server} cannot be used: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** All addresses of a host have failed; the first error is enough. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
