import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startEmbedded } from './embedded/embedded-database.ts';
import { prepareRepeatedStatements } from './prepare-repeated-statements.ts';
import { reachServer } from './reach-server.ts';
import type { Schema } from './schema/schema.ts';
import { typeParsers } from './type-parsers.ts';

export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly kind: 'embedded' | 'postgresql';
  /** Settles with a sentence when the embedded database ends without being closed. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

type OnProblem = (error: unknown) => void;

const postgresqlConnections = 10;
/** Milliseconds after which PostgreSQL cancels a statement. */
const statementPatience = 60_000;
/** Milliseconds of waiting for a connection before a query fails. */
const queuePatience = 60_000;
const never = new Promise<never>(() => {});

/**
 * Opens the database of the settings: PostgreSQL by `DATABASE_URL`, else the embedded one in the
 * data directory. Both use the same driver and dialect.
 *
 * @param onProblem receives the error of every broken connection; the pool replaces it
 * @throws DatabaseNotOpened when it cannot be opened, for example if another portal uses the data
 * directory
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
  // PGlite has only one session: a pool of one connection queues queries for it.
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
 * Builds the query layer over a connection pool; both databases return the same types.
 *
 * @param onProblem receives the error of every broken connection
 */
export function connect(config: pg.PoolConfig, onProblem: OnProblem): Kysely<Schema> {
  const pool = new pg.Pool({ ...config, types: typeParsers });
  // The pool replaces a broken connection, and a query on it fails by itself. Without listeners,
  // the break would end the process; the pool's own event only repeats, for idle connections, what
  // theirs report.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', onProblem);
    prepareRepeatedStatements(client);
  });
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw("set time zone 'UTC'"));
        // A report reads few rows: starting parallel workers takes longer than computing it.
        await connection.executeQuery(CompiledQuery.raw('set max_parallel_workers_per_gather = 0'));
        // JIT compilation does not pay off either: it takes half a second for a query with many
        // guards.
        await connection.executeQuery(CompiledQuery.raw('set jit = off'));
        // The embedded database has one session: a new connection would find the plans of the one that it replaces.
        await connection.executeQuery(CompiledQuery.raw('deallocate all'));
      },
    }),
  });
}
