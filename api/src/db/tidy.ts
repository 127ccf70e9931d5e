import { sql } from 'kysely';
import type { Clock } from '../app/clock.ts';
import type { Database } from './database.ts';
import { day, type Tidying } from './tidying.ts';

/**
 * Takes out what deleted and replaced rows leave behind, which on the embedded database nobody
 * else does. PostgreSQL does so by itself.
 */
export async function tidy(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  tidyings: readonly Tidying[],
): Promise<void> {
  if (kind !== 'embedded') return;
  const tables = tidyings.flatMap(({ restless }) => restless.map((table) => sql.table(table)));
  await sql`vacuum (analyze) ${sql.join(tables)}`.execute(kysely);
}

/** Forgets what nobody needs any more, one owner after the other. */
export async function forgetOld(
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

/** Forgets and tidies now and once a day. @returns ends it, once what is under way is done */
export function keepTidy(
  database: Database,
  { tidyings, clock, onProblem }: TidyOptions,
): () => Promise<void> {
  const run = () =>
    forgetOld(database, tidyings, clock.now())
      .then(() => tidy(database, tidyings))
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
