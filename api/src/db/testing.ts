import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database.ts';
import type { TestContent } from './testing/content.ts';
import { openInMemoryDatabase, writeEmbedded } from './testing/embedded-image.ts';
import {
  createEmptyServerDatabase,
  createServerCopy,
  createServerDatabase,
} from './testing/server-databases.ts';

export { writeEmbedded };

/** The address of dealers and locations in tests where it does not matter. */
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
 * A fresh, migrated database for one test file: embedded and in memory, or a new database on the
 * server in `TEST_DATABASE_URL`. Close it after the tests.
 *
 * @param content of the database besides the schema
 */
export async function testDatabase(...content: TestContent): Promise<Database> {
  const server = testServer();
  return server ? createServerDatabase(server, content) : openInMemoryDatabase(content);
}

/**
 * A fresh, migrated database of the kind under test, as processes find it by their settings.
 *
 * @param dataDir of an embedded database
 */
export async function databaseForProcesses(dataDir: string) {
  const server = testServer();
  if (!server) {
    await writeEmbedded(dataDir);
    return { databaseUrl: null, remove: async () => {} };
  }
  const { url, remove } = await createServerCopy(server, []);
  return { databaseUrl: url, remove };
}

/** A database without a schema, of the kind under test, as commands find it by their settings. */
export async function emptyDatabase() {
  const server = testServer();
  if (server) {
    const { url, remove } = await createEmptyServerDatabase(server);
    return { settings: { DATABASE_URL: url }, remove };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-empty-'));
  return {
    settings: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
