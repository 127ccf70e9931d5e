import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { DeploymentSource } from '../deployment/deployment-source.ts';
import type { Settings } from '../settings.ts';
import { version } from './version.ts';

/** The parts that the portal requires, each with a check of its readiness. */
export type HealthCheck = Readonly<Record<HealthPart, () => Promise<boolean>>>;
type HealthPart = 'database' | 'deployment' | 'demo_users' | 'sign_in' | 'space';

const patience = 5000;
/** Bytes of free space below which the data directory counts as full. */
const leastSpace = 50_000_000;
/**
 * Milliseconds between write probes; the interval limits them, since anybody may request the health
 * at any rate.
 */
const writeEvery = 5000;

interface HealthSources {
  readonly db: Kysely<Schema>;
  readonly deployment: DeploymentSource;
  readonly settings: Pick<Settings, 'demoSize' | 'dataDir'>;
  /** Whether the sign-in page answers. */
  readonly isSignInReady: () => boolean;
}

export const healthCheck = (sources: HealthSources): HealthCheck => ({
  database: writeProbe(sources.db),
  deployment: async () => (await sources.deployment.current()) !== null,
  demo_users: async () => sources.settings.demoSize === 'none' || hasUsers(sources.db),
  sign_in: async () => sources.isSignInReady(),
  space: async () => (await freeSpace(sources.settings.dataDir)) >= leastSpace,
});

/** Checks that the database can write, since a readable one may still be unable to. */
function writeProbe(database: Kysely<Schema>): () => Promise<boolean> {
  let next = 0;
  return async () => {
    if (performance.now() < next) await sql`select 1`.execute(database);
    else {
      await sql`insert into write_probes values ('health', now())
        on conflict (name) do update set written_at = excluded.written_at`.execute(database);
      next = performance.now() + writeEvery;
    }
    return true;
  };
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Whether there are users: demo users, or those of a portal that had its own before demo data was
 * available.
 */
async function hasUsers(database: Kysely<Schema>): Promise<boolean> {
  const first = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

/**
 * Adds `GET /health`: 200 if everything is ready, else 503 with the names of the parts that are
 * not. `GET /health/live` checks nothing and only shows that this process responds.
 */
export function healthRoute(app: FastifyInstance, check: HealthCheck): void {
  app.get('/health', async (_, reply) => {
    const waiting = await unreadyParts(check);
    reply.status(waiting.length === 0 ? 200 : 503);
    return {
      status: waiting.length === 0 ? 'ok' : 'unavailable',
      database: waiting.includes('database') ? 'unavailable' : 'ok',
      version,
      waiting_for: waiting,
    };
  });
  app.get('/health/live', (_, reply) => reply.status(204).send());
}

/** A part that fails, or does not respond within some seconds, is not ready. */
async function unreadyParts(check: HealthCheck): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(check).map(async ([name, isReady]) => {
      const timer = new AbortController();
      const tooLate = wait(patience, false, { signal: timer.signal, ref: false }).catch(
        () => false,
      );
      const ready = await Promise.race([isReady().catch(() => false), tooLate]);
      timer.abort();
      return ready ? [] : [name];
    }),
  );
  return parts.flat();
}
