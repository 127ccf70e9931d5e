import { createHash, randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { connect, type Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

const never = new Promise<never>(() => {});

/** Where dealers and locations of tests are, when it does not matter. */
export const testAddress = {
  address: '1 Main St',
  city: 'Akron',
  state: 'OH',
  postal_code: '44301',
  country: 'US',
};
const imagePrefix = 'portal-test-database-';

/**
 * A fresh, migrated database for one test file: embedded and in memory, or a database of its own
 * on the server that `TEST_DATABASE_URL` names. Close it when the tests are done.
 */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server) : inMemory();
}

async function inMemory(): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: await migratedImage() });
  const kysely = connectInProcess(pglite);
  return {
    kysely,
    kind: 'embedded',
    lost: never,
    async close() {
      await kysely.destroy();
      await pglite.close();
    },
  };
}

const connectInProcess = (pglite: PGlite) =>
  connect({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 }, console.error);

/**
 * An image of the migrated, empty database. Making one takes seconds and loading it a fraction of
 * one, so it is kept in the system's temporary folder under the hash of the migrations.
 */
async function migratedImage(): Promise<Blob> {
  const file = join(tmpdir(), `${imagePrefix}${await migrationsHash()}.tar`);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const pglite = await PGlite.create();
    const kysely = connectInProcess(pglite);
    await migrate(kysely);
    await kysely.destroy();
    const image = await pglite.dumpDataDir('none');
    await pglite.close();
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, Buffer.from(await image.arrayBuffer()), { mode: 0o600 });
    await rename(unfinished, file);
    await removeOldImages();
  }
  return new Blob([await readFile(file)]);
}

/** Other states of the migrations have images too; those of yesterday are nobody's any more. */
async function removeOldImages(): Promise<void> {
  const yesterday = Date.now() - 24 * 3_600_000;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(imagePrefix)) continue;
    const image = join(tmpdir(), name);
    const { mtimeMs } = await stat(image).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < yesterday) await rm(image, { force: true });
  }
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of await readMigrations()) hash.update(migration.name + migration.hash);
  return hash.digest('hex').slice(0, 16);
}

/** Migrates a template once per hash of the migrations and copies it for each caller. */
async function onServer(server: string): Promise<Database> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const template = `portal_template_${await migrationsHash()}`;
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  try {
    await admin.query('select pg_advisory_lock(7015227)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await makeTemplate(admin, server, template);
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const kysely = connect({ connectionString: withDatabase(server, name), max: 4 }, console.error);
  return {
    kysely,
    kind: 'postgresql',
    lost: never,
    async close() {
      await kysely.destroy();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

async function makeTemplate(admin: pg.Client, server: string, template: string): Promise<void> {
  const unfinished = `${template}_${randomUUID().slice(0, 8)}`;
  await admin.query(`create database ${unfinished} template template0`);
  const kysely = connect(
    { connectionString: withDatabase(server, unfinished), max: 1 },
    console.error,
  );
  await migrate(kysely);
  await kysely.destroy();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
