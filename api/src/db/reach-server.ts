import pg from 'pg';
import { DatabaseNotOpened } from './database-not-opened.ts';

/** How long a server may take to let somebody in, in milliseconds. */
const patience = 10_000;
const oldest = { version: 15, number: 150_000 };

/**
 * Looks whether a PostgreSQL lets this portal in, and is one that it can use.
 *
 * @throws DatabaseNotOpened with a sentence that names the server, without the password
 */
export async function reachServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
  // The query below fails as well when the connection breaks.
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

/** Of several addresses of a host each has failed; the first says enough. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
