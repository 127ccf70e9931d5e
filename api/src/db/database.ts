import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startEmbedded } from './embedded/embedded-database.ts';
import { keepPlans } from './kept-plans.ts';
import { reachServer } from './reach-server.ts';
import type { Schema } from './schema/schema.ts';
import { typeParsers } from './type-parsers.ts';

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly kind: 'embedded' | 'postgresql';
  /** Settles with a sentence when the embedded database ends although nobody closed it. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

type OnProblem = (error: unknown) => void;

const postgresqlConnections = 10;
/** A statement that takes this long on PostgreSQL, in milliseconds, is given up there. */
const statementPatience = 60_000;
/** Who waits this long for a connection, in milliseconds, fails. */
const queuePatience = 60_000;
const never = new Promise<never>(() => {});

/**
 * Opens the database that the settings name: PostgreSQL by `DATABASE_URL`, else the embedded one
 * in the data directory. Both are spoken to through the same driver and dialect.
 *
 * @param onProblem told of every connection that breaks; the pool replaces it
 * @throws DatabaseNotOpened when it cannot be opened, as when another portal holds the data directory
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onProblem: OnProblem,
): Promise<Database> {
  if (settings.databaseUrl !== null) {
    await reachServer(settings.databaseUrl);
    const kysely = connect(
      {
        connectionString: settings.databaseUrl,
        max: postgresqlConnections,
        connectionTimeoutMillis: queuePatience,
        statement_timeout: statementPatience,
      },
      onProblem,
    );
    return { kysely, kind: 'postgresql', lost: never, close: () => kysely.destroy() };
  }
  await prepareDataFolder(settings.dataDir);
  const embedded = await startEmbedded(settings.dataDir);
  // PGlite has one session: the pool of one connection is the queue in front of it.
  const kysely = connect(
    {
      host: embedded.socketFolder,
      user: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: queuePatience,
    },
    onProblem,
  );
  return {
    kysely,
    kind: 'embedded',
    lost: embedded.lost,
    async close() {
      await kysely.destroy();
      await embedded.stop();
    },
  };
}

/**
 * Builds the query layer over a connection pool; the same types come out of either database.
 *
 * @param onProblem told of every connection that breaks
 */
export function connect(config: pg.PoolConfig, onProblem: OnProblem): Kysely<Schema> {
  const pool = new pg.Pool({ ...config, types: typeParsers });
  // A connection that breaks is replaced by the pool, and a query that it carried fails on its own.
  // Without listeners the break itself would end the process; the pool's own repeats, for idle
  // connections, what theirs have told.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', onProblem);
    keepPlans(client);
  });
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw("set time zone 'UTC'"));
        // A report reads few rows: to start helpers for it takes longer than to compute it.
        await connection.executeQuery(CompiledQuery.raw('set max_parallel_workers_per_gather = 0'));
        // Nor does it pay to compile a query first, which takes half a second of one with many guards.
        await connection.executeQuery(CompiledQuery.raw('set jit = off'));
        // The embedded database has one session: a new connection would find the plans of the one that it replaces.
        await connection.executeQuery(CompiledQuery.raw('deallocate all'));
      },
    }),
  });
}
