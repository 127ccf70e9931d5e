import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import type { FastifyInstance } from 'fastify';
import type { DeploymentFile } from './deployment-file.ts';
import type { DeploymentProblem } from './usable-deployment.ts';

/**
 * Milliseconds to wait for the API, which gives each of its parts 5 s before it reports what is not
 * ready.
 */
const patience = 7000;

interface HealthOptions {
  readonly siteDir: string;
  readonly apiPort: number;
  readonly deployment: DeploymentFile;
}

interface Health {
  status: 'ok' | 'unavailable';
  /** State of the database, as reported by the API. */
  database: string;
  /** Parts of the API that are not ready. */
  waiting_for: readonly string[];
  /**
   * Whether browsers can use the deployment; it is incomplete if the site lacks one of its builds,
   * or if a remote is malformed.
   */
  deployment: 'ok' | 'incomplete' | DeploymentProblem;
  /** Version of the deployed shell. */
  version: string;
  /** Remotes with malformed entries, which browsers ignore. */
  left_out?: readonly string[];
}

/**
 * `GET /health`: 200 only if the page, a usable deployment, and the API with its users and sign-in
 * are ready, 503 otherwise. `GET /health/live` tells whether the gateway answers at all.
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

/** Whether the builds of a deployment are in the site; those on other hosts are not checked. */
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
