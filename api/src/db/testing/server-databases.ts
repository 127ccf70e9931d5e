import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect, type Database } from '../database.ts';
import { contentKey, fillWith, type TestContent } from './content.ts';

const never = new Promise<never>(() => {});
/** Key of the lock for finding or creating a template; arbitrary, but the same in every process. */
const templateLock = 7_015_227;

/** A new database on a server: a copy of the template with its content. */
export async function createServerDatabase(
  server: string,
  content: TestContent,
): Promise<Database> {
  const { url, remove } = await createServerCopy(server, content);
  const database = databaseAt(url, 4);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

/**
 * The same, to be opened by another process.
 *
 * @returns its address, and a function that removes it
 */
export async function createServerCopy(server: string, content: TestContent) {
  const template = `portal_template_${await contentKey(content)}`;
  const name = newName();
  await asAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await makeTemplate(admin, { server, template, content });
    await admin.query(`create database ${name} template ${template}`);
  });
  return { url: addressOf(server, name), remove: () => dropDatabase(server, name) };
}

/**
 * An empty new database on a server.
 *
 * @returns its address, and a function that removes it
 */
export async function createEmptyServerDatabase(server: string) {
  const name = newName();
  await asAdmin(server, (admin) => admin.query(`create database ${name}`));
  return { url: addressOf(server, name), remove: () => dropDatabase(server, name) };
}

const newName = () => `portal_test_${randomUUID().replaceAll('-', '')}`;

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabase(server: string, name: string): Promise<void> {
  await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
}

async function asAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function makeTemplate(
  admin: pg.Client,
  { server, template, content }: { server: string; template: string; content: TestContent },
): Promise<void> {
  const unfinished = `${template}_${randomUUID().slice(0, 8)}`;
  await admin.query(`create database ${unfinished} template template0`);
  const database = databaseAt(addressOf(server, unfinished), 1);
  await fillWith(database, content);
  await database.close();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

function databaseAt(url: string, connections: number): Database {
  const kysely = connect({ connectionString: url, max: connections }, console.error);
  return { kysely, kind: 'postgresql', lost: never, close: () => kysely.destroy() };
}
