import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { fileTrouble } from '../../file-trouble.ts';
import { openCluster, refuseDamaged } from './cluster-folder.ts';
import { lockDirectory } from './data-lock.ts';
import type { DatabaseMessage } from './messages.ts';
import { makeSocketFolder, removeFolder } from './socket-folder.ts';

// The embedded database in its own process, so that a long query never blocks the API. It ends with
// the process that started it, however that one ends.

const directory = process.argv[2] ?? '';
const sendMessage = (message: DatabaseMessage) => process.send?.(message);

const cleanUp: (() => Promise<unknown>)[] = [];
let isEnding = false;

/** Closes everything and ends the process; further calls do nothing. */
async function shutDown(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const step of cleanUp.reverse()) await step().catch(() => undefined);
  process.exit(code);
}

async function open(): Promise<string> {
  await mkdir(directory, { recursive: true });
  // Before the lock, which changes the directory as well; checked again once it is taken.
  await refuseDamaged(directory);
  await chmod(directory, 0o700);
  await lockDirectory(directory, process.ppid);
  const pglite = await openCluster(directory);
  cleanUp.push(() => pglite.close());
  endWhenBroken(pglite);
  const socketFolder = await makeSocketFolder(directory);
  cleanUp.push(() => removeFolder(socketFolder));
  // Only one connection works; the others leave room to replace a broken one.
  const path = join(socketFolder, '.s.PGSQL.5432');
  const server = new PGLiteSocketServer({ db: pglite, path, maxConnections: 4 });
  await server.start();
  cleanUp.push(() => server.stop());
  return socketFolder;
}

/**
 * Ends the process when PGlite fails: the socket server's queue then blocks forever (an SQL error
 * is not such a failure). Nothing acknowledged is lost, and the next start opens the database
 * again.
 */
function endWhenBroken(pglite: PGlite): void {
  const run = pglite.execProtocolRawStream.bind(pglite);
  pglite.execProtocolRawStream = async (message, options) => {
    try {
      return await run(message, options);
    } catch (error) {
      console.error('The embedded database failed:', error);
      shutDown(1);
      throw error;
    }
  };
}

function describeFailure(error: unknown): string {
  const trouble = fileTrouble(error);
  if (trouble === undefined) return error instanceof Error ? error.message : String(error);
  return (
    `The database in ${directory} cannot be opened: ${trouble}. ` +
    'Move what is in the way, or set DATA_DIR to another folder.'
  );
}

process.on('disconnect', () => shutDown(0));
process.on('SIGTERM', () => shutDown(0));
// Ctrl-C reaches every process of the terminal: the portal decides when the database ends.
process.on('SIGINT', () => {});

try {
  sendMessage({ ready: true, socketFolder: await open() });
  if (!process.connected) shutDown(0);
} catch (error) {
  sendMessage({ failed: describeFailure(error) });
  shutDown(1);
}
