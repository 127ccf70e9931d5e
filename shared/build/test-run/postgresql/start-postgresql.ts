import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from '../../ports/ports.ts';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { type SystemUser, serverUser } from './server-user.ts';

export interface RunningPostgresql {
  /** Connection URL with user and password, for `TEST_DATABASE_URL`. */
  readonly url: string;
  /** Stops the server and deletes everything that it wrote, unless it is kept. */
  stop(): Promise<void>;
}

interface StartPostgresqlOptions {
  /** A folder that keeps the data for the next start; if omitted, the data is deleted. */
  readonly keptIn?: string;
}

const user = 'portal';
/** Settings for a temporary database, which never waits for the disk. */
const fast = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/**
 * Starts a separate PostgreSQL server on a free port of this machine, empty unless its data was
 * kept. PostgreSQL refuses to run as root, so root starts it as another user.
 *
 * @param programs folder of `initdb` and `postgres`
 */
export async function startPostgresql(
  programs: string,
  { keptIn }: StartPostgresqlOptions = {},
): Promise<RunningPostgresql | { readonly failed: string }> {
  const runAs = await serverUser();
  const folder = await ownFolder(keptIn);
  const clear = async () => keptIn ?? rm(folder, { recursive: true, force: true });
  const passwordFile = path.join(folder, 'password');
  const data = path.join(folder, 'data');
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    for (const file of runAs ? [folder, passwordFile] : []) {
      await chown(file, runAs?.uid ?? 0, runAs?.gid ?? 0);
    }
    const made = await initialise({ programs, data, passwordFile, folder, runAs });
    if (made.code !== 0) {
      await clear();
      return { failed: made.output };
    }
  }
  const password = await readFile(passwordFile, 'utf8');
  const [port = 0] = await freePorts(1);
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', '', '-h', '127.0.0.1', ...(keptIn ? [] : fast)],
    { cwd: folder, ...runAs, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const problem = await untilReady(server);
  const stop = async () => {
    await end(server);
    await clear();
  };
  if (problem !== null) {
    await stop();
    return { failed: problem };
  }
  return { url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`, stop };
}

async function ownFolder(keptIn: string | undefined): Promise<string> {
  if (!keptIn) return scratchFolder('portal-postgresql-');
  await mkdir(keptIn, { recursive: true });
  return keptIn;
}

interface NewCluster {
  readonly programs: string;
  readonly data: string;
  readonly passwordFile: string;
  readonly folder: string;
  readonly runAs: SystemUser | undefined;
}

/**
 * Creates a cluster with natural-language collation (ICU), unlike the embedded database, if the
 * programs support it.
 */
async function initialise({ programs, data, passwordFile, folder, runAs }: NewCluster) {
  const initdb = path.join(programs, 'initdb');
  const common = ['-D', data, '-U', user, '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const forms = [
    ['-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
    ['-E', 'UTF8', '--locale=C'],
  ];
  let last = { code: null as number | null, output: '' };
  for (const form of forms) {
    last = await runCommand(initdb, [...common, ...form], { cwd: folder, ...runAs });
    if (last.code === 0) return last;
  }
  return last;
}

/** @returns null once the server accepts connections, else its output before it exited */
function untilReady(server: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve(null);
    });
    server.once('error', (error) => resolve(error.message));
    server.once('exit', () => resolve(said));
  });
}

/** Stops the server immediately, without waiting for open connections. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await gone;
}
