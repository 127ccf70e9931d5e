import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '@portal/api/settings';
import { buildChanged } from '../build/build-changed.ts';
import { buildTargets } from '../build/targets.ts';
import { compose } from '../compose/compose.ts';
import { isPortFree } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { deploy } from '../publish/deploy.ts';
import { publish } from '../publish/publish.ts';
import { untilHealthy } from './until-healthy.ts';

/** What the API says when it is ready. */
export interface ApiReady {
  readonly ready: true;
  readonly port: number;
  /** The demo users, when the database has them. */
  readonly demo: {
    readonly password: string;
    readonly users: readonly { readonly email: string; readonly shows: string }[];
  } | null;
}

interface Surroundings {
  /** Folder of the workspace. */
  readonly root: string;
  readonly settings: Settings;
  readonly supervisor: Supervisor;
  /** Takes a line about progress. */
  readonly report: (line: string) => void;
  /** Ends what is being built. */
  readonly signal: AbortSignal;
}

/** How long the API of a portal that cannot start may take to say why, in milliseconds. */
const timeToObject = 5000;

/**
 * Starts everything that makes a portal, and settles when it can be used. The API comes first: it
 * refuses a data directory that another portal uses, before anything of that one's site is touched.
 *
 * @throws Error with a sentence for the person who started it
 */
export async function startPortal(surroundings: Surroundings): Promise<ApiReady> {
  const { root, settings, supervisor, report, signal } = surroundings;
  const { siteDir, dataDir } = settings;
  const env = { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir };
  const program = (file: string) => ({ program: path.join(root, file), cwd: root });
  const portIsFree = await isPortFree(settings.port);
  const portTaken = new Error(`Port ${settings.port} is in use: set PORT to another one.`);
  if (!portIsFree && !existsSync(dataDir)) throw portTaken;

  const starting = supervisor.start<ApiReady>({
    name: 'API',
    ...program('api/src/commands/serve.ts'),
    env,
  });
  if (!portIsFree) {
    await Promise.race([starting, wait(timeToObject, undefined, { ref: false })]);
    throw portTaken;
  }
  const targets = buildTargets(root);
  const [api] = await Promise.all([starting, buildChanged(targets, { report, signal })]);

  for (const target of targets) await publish(target, siteDir);
  const signIn = `${settings.membershipOrigin}/sign-in`;
  await deploy(
    await compose({ siteDir, region: settings.region, signIn, builds: targets }),
    siteDir,
  );

  await supervisor.start({
    name: 'gateway',
    ...program('deploy/src/commands/gateway.ts'),
    env: { ...env, API_PORT: String(api.port) },
  });
  await untilHealthy(settings.origin);
  return api;
}
