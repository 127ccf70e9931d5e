import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database.ts';
import type { TestContent } from './testing/content.ts';
import { inMemory, writeEmbedded } from './testing/embedded-image.ts';
import { copyOnServer, emptyOnServer, onServer } from './testing/on-server.ts';

export { writeEmbedded };

/** Where dealers and locations of tests are, when it does not matter. */
export const testAddress = {
  address: '1 Main St',
  city: 'Akron',
  state: 'OH',
  postal_code: '44301',
  country: 'US',
};

/** Address of the PostgreSQL server of a run of `*.postgresql.test.ts`; null in an embedded run. */
export const testServer = (): string | null => process.env.TEST_DATABASE_URL || null;

/**
 * A fresh, migrated database for one test file: embedded and in memory, or a database of its own
 * on the server that `TEST_DATABASE_URL` names. Close it when the tests are done.
 *
 * @param content what it holds besides the schema
 */
export async function testDatabase(...content: TestContent): Promise<Database> {
  const server = testServer();
  return server ? onServer(server, content) : inMemory(content);
}

/**
 * A fresh, migrated database of the kind of this run, as processes find it by their settings.
 *
 * @param dataDir where an embedded one lies
 */
export async function servedDatabase(dataDir: string) {
  const server = testServer();
  if (!server) {
    await writeEmbedded(dataDir);
    return { databaseUrl: null, remove: async () => {} };
  }
  const { url, remove } = await copyOnServer(server, []);
  return { databaseUrl: url, remove };
}

/** A database without a schema, of the kind of this run, as commands find it by their settings. */
export async function emptyDatabase() {
  const server = testServer();
  if (server) {
    const { url, remove } = await emptyOnServer(server);
    return { settings: { DATABASE_URL: url }, remove };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-empty-'));
  return {
    settings: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
