import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadyMessage } from '@portal/api/ready-message';
import type { Settings } from '@portal/api/settings';
import { isPortFree } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { untilSilent } from '../processes/until-silent.ts';
import { untilHealthy } from './until-healthy.ts';

interface Progress {
  /** Receives a line about progress. */
  readonly report: (line: string) => void;
  /** Aborted when the start is given up. */
  readonly signal: AbortSignal;
  readonly supervisor: Supervisor;
}

/**
 * Prepares everything that the site needs outside of it; the returned function then puts it there.
 */
export type PrepareSite = (progress: Progress) => Promise<() => Promise<void>>;

interface StartPortalOptions extends Progress {
  /** Root folder of the workspace. */
  readonly root: string;
  readonly settings: Settings;
  readonly makeSite: PrepareSite;
  /** Receives a sentence when something goes wrong later. */
  readonly complain: (sentence: string) => void;
}

/** Milliseconds that the API of a portal that cannot start has to say why. */
const timeToObject = 5000;

/**
 * Starts all parts of a portal, and resolves when it can be used. The API comes first: it refuses a
 * data directory that another portal uses, before that portal's site is touched.
 *
 * @throws Error with a sentence for the person who started it
 */
export async function startPortal(surroundings: StartPortalOptions): Promise<ReadyMessage> {
  const { root, settings, supervisor, makeSite, report, complain, signal } = surroundings;
  const { siteDir, dataDir } = settings;
  const env = { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir };
  const program = (file: string) => ({ program: path.join(root, file), cwd: root });
  const taken = await takenPort(settings);
  if (taken && !existsSync(dataDir)) throw taken;

  const starting = supervisor.start<ReadyMessage>(
    { name: 'API', ...program('api/src/commands/serve.ts'), env },
    {
      env: ({ port }) => ({ ...env, API_PORT: String(port) }),
      silent: ({ port }, ended) => untilSilent(`http://127.0.0.1:${port}/health/live`, ended),
      report: complain,
    },
  );
  if (taken) {
    await Promise.race([starting, wait(timeToObject, undefined, { ref: false })]);
    throw taken;
  }
  const [api, putInPlace] = await Promise.all([starting, makeSite({ report, signal, supervisor })]);
  await putInPlace();

  const gatewayEnv = { ...env, API_PORT: String(api.port) };
  await supervisor.start(
    { name: 'gateway', ...program('deploy/src/commands/gateway.ts'), env: gatewayEnv },
    {
      env: () => gatewayEnv,
      silent: (_, ended) => untilSilent(`${settings.origin}/health/live`, ended),
      report: complain,
    },
  );
  await untilHealthy(settings.origin);
  return api;
}

/** Both ports are chosen by users, so the message names their settings. */
async function takenPort({ port, membershipPort }: Settings): Promise<Error | undefined> {
  const fixed = { PORT: port, MEMBERSHIP_PORT: membershipPort };
  for (const [name, number] of Object.entries(fixed)) {
    if (!(await isPortFree(number))) {
      return new Error(`Port ${number} is in use: set ${name} to another one.`);
    }
  }
  return undefined;
}
