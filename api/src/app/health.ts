import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { DeploymentSource } from '../deployment/deployment-source.ts';
import type { Settings } from '../settings.ts';
import { version } from './version.ts';

/** What must be there before the portal can be used; each says whether it is. */
export type HealthCheck = Readonly<Record<HealthPart, () => Promise<boolean>>>;
type HealthPart = 'database' | 'deployment' | 'demo_users' | 'sign_in';

const patience = 5000;

interface HealthSources {
  readonly db: Kysely<Schema>;
  readonly deployment: DeploymentSource;
  readonly settings: Pick<Settings, 'demoSize'>;
  /** Whether the sign-in page answers. */
  readonly isSignInReady: () => boolean;
}

export const healthCheck = (sources: HealthSources): HealthCheck => ({
  database: async () => (await sql`select 1`.execute(sources.db)).rows.length === 1,
  deployment: async () => (await sources.deployment.current()) !== null,
  demo_users: async () => sources.settings.demoSize === 'none' || hasUsers(sources.db),
  sign_in: async () => sources.isSignInReady(),
});

/** Demo users, or those of a portal that had its own before demo data could be made. */
async function hasUsers(database: Kysely<Schema>): Promise<boolean> {
  const first = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

/** `GET /health`: 200 when everything is ready, else 503 with the names of what is not. */
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
}

/** A part that fails, or says nothing for some seconds, is not ready. */
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
