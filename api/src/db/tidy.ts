import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Tables whose rows come and go all day. */
const restless = [
  'sessions',
  'sign_in_codes',
  'sign_in_attempts',
  'rate_limits',
  'kept_records',
] as const;

const day = 24 * 3_600_000;

/**
 * Takes out what deleted and replaced rows leave behind, which on the embedded database nobody
 * else does. PostgreSQL does so by itself.
 */
export async function tidy({ kysely, kind }: Pick<Database, 'kysely' | 'kind'>): Promise<void> {
  if (kind !== 'embedded') return;
  await sql`vacuum (analyze) ${sql.join(restless.map((table) => sql.table(table)))}`.execute(
    kysely,
  );
}

/** Tidies now and once a day. @returns a function that ends it */
export function keepTidy(database: Database, onProblem: (error: unknown) => void): () => void {
  const run = () => tidy(database).catch(onProblem);
  run();
  const timer = setInterval(run, day).unref();
  return () => clearInterval(timer);
}
