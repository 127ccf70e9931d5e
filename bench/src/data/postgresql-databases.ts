import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@portal/api/database';
import { findPostgresql } from '@portal/build/find-postgresql';
import { startPostgresql } from '@portal/build/start-postgresql';
import { sql } from 'kysely';
import type { Databases } from './data-set.ts';

/** A PostgreSQL server with default settings and one database per data size. */
export interface PostgresqlDatabases extends Databases {
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server from the programs installed on this machine.
 *
 * @returns the reason if the programs are not installed
 * @throws Error with the server's message when it does not start
 */
export async function postgresqlDatabases(
  folder: string,
  report: (line: string) => void,
): Promise<PostgresqlDatabases | { readonly missing: string }> {
  const programs = await findPostgresql();
  if (!programs) return { missing: 'no PostgreSQL installed' };
  const kept = path.join(folder, 'postgresql');
  const server = await startPostgresql(programs, { keptIn: kept });
  if (!('failed' in server)) return databasesOf(server.url, kept, server.stop);
  // The server's user may have no access to root's folders.
  report(`PostgreSQL cannot keep its data in ${kept}, so it is made for this run alone.`);
  const passing = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const clear = () => rm(passing, { recursive: true, force: true });
  const second = await startPostgresql(programs, { keptIn: passing });
  if ('failed' in second) {
    await clear();
    throw new Error(`PostgreSQL does not start: ${server.failed}`);
  }
  return databasesOf(second.url, passing, async () => {
    await second.stop();
    await clear();
  });
}

function databasesOf(url: string, folder: string, stop: () => Promise<void>): PostgresqlDatabases {
  return {
    folder,
    stop,
    urlOf: (name) => new URL(`/${name}`, url).href,
    async empty(name) {
      const options = { databaseUrl: url, dataDir: folder };
      const { kysely, close } = await openDatabase(options, (error) => console.error(error));
      try {
        await sql`drop database if exists ${sql.id(name)}`.execute(kysely);
        await sql`create database ${sql.id(name)}`.execute(kysely);
      } finally {
        await close();
      }
    },
  };
}
