import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import type { FastifyInstance } from 'fastify';
import type { DeploymentFile } from './deployment-file.ts';
import type { DeploymentProblem } from './usable-deployment.ts';

/** The API gives each of its parts 5 s before it says what is not ready; in milliseconds. */
const patience = 7000;

interface HealthOptions {
  readonly siteDir: string;
  readonly apiPort: number;
  readonly deployment: DeploymentFile;
}

interface Health {
  status: 'ok' | 'unavailable';
  /** What the API says of its database. */
  database: string;
  /** What of the API is not ready. */
  waiting_for: readonly string[];
  /**
   * Whether browsers can use the deployment; it is incomplete when the site lacks a build of it, or
   * when a remote is malformed.
   */
  deployment: 'ok' | 'incomplete' | DeploymentProblem;
  /** Version of the shell that the deployment points to. */
  version: string;
  /** The remotes that browsers leave out, because their entries are malformed. */
  left_out?: readonly string[];
}

/**
 * `GET /health`: 200 only when the page, a deployment that browsers can use, and the API with its
 * users and sign-in are ready, 503 otherwise. `GET /health/live` says that the gateway answers at all.
 */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/health', async (_request, reply) => {
    const answer = await healthOf(options);
    reply.header('cache-control', 'no-store').code(answer.status === 'ok' ? 200 : 503);
    return answer;
  });
  app.get('/health/live', (_request, reply) => {
    reply.header('cache-control', 'no-store').code(204).send();
  });
}

async function healthOf({ siteDir, apiPort, deployment }: HealthOptions): Promise<Health> {
  const [api, content] = await Promise.all([apiHealth(apiPort), deployment.read()]);
  const held = content?.held ?? 'missing';
  const version = typeof held === 'object' ? held.shell.version : 'none';
  const pageIsThere = await exists(path.join(siteDir, 'index.html'));
  const leftOut = content?.leftOut ?? [];
  const found = typeof held === 'object' ? await completenessOf(held, siteDir) : held;
  const state = leftOut.length > 0 ? 'incomplete' : found;
  const ready = api.ready && state === 'ok' && pageIsThere;
  return {
    status: ready ? 'ok' : 'unavailable',
    database: api.database,
    waiting_for: api.waitingFor,
    deployment: state,
    version,
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
}

/** Whether the builds that a deployment names are in the site; those of other hosts are not asked. */
async function completenessOf(
  { shell, remotes }: Deployment,
  siteDir: string,
): Promise<'ok' | 'incomplete'> {
  const own = remotes.filter(({ url }) => url.startsWith('/'));
  const found = await Promise.all([
    exists(path.join(siteDir, 'shell', shell.version)),
    ...own.map(({ url }) => exists(path.join(siteDir, url, 'remote.json'))),
  ]);
  return found.every(Boolean) ? 'ok' : 'incomplete';
}

interface ApiHealth {
  readonly ready: boolean;
  readonly database: string;
  readonly waitingFor: readonly string[];
}

async function apiHealth(port: number): Promise<ApiHealth> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, {
      signal: AbortSignal.timeout(patience),
    });
    const { database, waiting_for: waitingFor = [] } = await answer.json();
    return { ready: answer.ok, database: String(database), waitingFor };
  } catch {
    return { ready: false, database: 'unavailable', waitingFor: ['api'] };
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
