import { sql } from 'kysely';
import type { Clock } from '../app/clock.ts';
import type { Database } from './database.ts';
import { day, type Tidying } from './tidying.ts';

/**
 * Vacuums the tables with frequent changes in the embedded database, which has no autovacuum. A
 * PostgreSQL server does so by itself.
 */
export async function vacuumTables(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  tidyings: readonly Tidying[],
): Promise<void> {
  if (kind !== 'embedded') return;
  const tables = tidyings.flatMap(({ restless }) => restless.map((table) => sql.table(table)));
  await sql`vacuum (analyze) ${sql.join(tables)}`.execute(kysely);
}

/** Deletes data that is not needed any more, one owner after the other. */
export async function deleteOldData(
  { kysely }: Pick<Database, 'kysely'>,
  tidyings: readonly Tidying[],
  now: Date,
): Promise<void> {
  for (const { forget } of tidyings) await forget(kysely, now);
}

interface TidyOptions {
  readonly tidyings: readonly Tidying[];
  readonly clock: Clock;
  readonly onProblem: (error: unknown) => void;
}

/**
 * Deletes old data and vacuums now and once a day.
 *
 * @returns a function that stops this, once a current run has finished
 */
export function scheduleTidying(
  database: Database,
  { tidyings, clock, onProblem }: TidyOptions,
): () => Promise<void> {
  const run = () =>
    deleteOldData(database, tidyings, clock.now())
      .then(() => vacuumTables(database, tidyings))
      .catch(onProblem);
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, day).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
