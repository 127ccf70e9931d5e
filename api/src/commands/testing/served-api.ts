import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../db/database.ts';
import { databaseForProcesses } from '../../db/testing.ts';
import { builtProgram } from './built-program.ts';

const apiFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** An API in its own process. */
interface ApiProcess {
  readonly child: ChildProcess;
  /** Settles when the process and everything that it started have ended. */
  readonly ended: Promise<{ readonly code: unknown; readonly errors: string }>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A data directory and a database, with processes that serve them as in production. */
export async function createServerFixture() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-serve-'));
  const { databaseUrl, remove } = await databaseForProcesses(dataDir);
  const membershipPort = await freePort();
  const program = await builtProgram('serve.ts');
  const started: ChildProcess[] = [];

  function serve(env: Readonly<Record<string, string>> = {}): ApiProcess {
    const child = fork(program, [], {
      cwd: apiFolder,
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        DEMO_SIZE: 'none',
        MEMBERSHIP_PORT: String(membershipPort),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started.push(child);
    return { child, ended: endOf(child) };
  }

  return {
    dataDir,
    membershipPort,
    serve,

    async serveUntilReady(env: Readonly<Record<string, string>> = {}) {
      const { child, ended } = serve(env);
      const [message] = await once(child, 'message');
      return { child, ended, message, api: `http://127.0.0.1:${message.port}` };
    },

    /** Uses the database while no process serves it. */
    async withDatabase<Result>(use: (db: Database['kysely']) => Promise<Result>): Promise<Result> {
      const { kysely, close } = await openDatabase({ databaseUrl, dataDir }, console.error);
      try {
        return await use(kysely);
      } finally {
        await close();
      }
    },

    /** Kills the processes that still run. */
    async endAll() {
      for (const child of started.splice(0)) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },

    async remove() {
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function endOf(child: ChildProcess): Promise<Awaited<ApiProcess['ended']>> {
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  // The output ends with the last process that has it open: the database's own, or one that makes a
  // file.
  const outputEnd = child.stderr && once(child.stderr, 'end');
  const [code] = await once(child, 'exit');
  await outputEnd;
  return { code, errors };
}
