import { keptLimits } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import type { Clock } from '../app/clock.ts';
import type { Database } from './database.ts';

/** Tables whose rows come and go all day. */
const restless = [
  'sessions',
  'sign_in_codes',
  'sign_in_attempts',
  'sign_in_networks',
  'write_probes',
  'rate_limits',
  'kept_records',
  'registrations',
  'password_links',
  'dashboard_templates',
  'favorite_reports',
  'generated_reports',
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

/**
 * Forgets registrations that were decided a year ago, links that do not work any more, and templates
 * whose deletion cannot be taken back.
 */
export async function forgetOld({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  await kysely.deleteFrom('registrations').where('decided_at', '<', daysAgo(365)).execute();
  await kysely
    .deleteFrom('password_links')
    .where((where) => where.or([where('used_at', 'is not', null), where('expires_at', '<', now)]))
    .execute();
  await kysely
    .deleteFrom('dashboard_templates')
    .where('deleted_at', '<', daysAgo(keptLimits.undoDays))
    .execute();
}

interface TidyOptions {
  readonly clock: Clock;
  readonly onProblem: (error: unknown) => void;
}

/** Forgets and tidies now and once a day. @returns ends it, once what is under way is done */
export function keepTidy(
  database: Database,
  { clock, onProblem }: TidyOptions,
): () => Promise<void> {
  const run = () =>
    forgetOld(database, clock.now())
      .then(() => tidy(database))
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
