import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { fileTrouble } from '../../file-trouble.ts';
import { openCluster, refuseDamaged } from './cluster-folder.ts';
import { lockDirectory } from './data-lock.ts';
import type { DatabaseMessage } from './messages.ts';
import { makeSocketFolder, removeFolder } from './socket-folder.ts';

// The embedded database in a process of its own, so that a long query never stalls the API. It
// ends with the process that started it, however that one ends.

const directory = process.argv[2] ?? '';
const tell = (message: DatabaseMessage) => process.send?.(message);

const cleanUp: (() => Promise<unknown>)[] = [];
let isEnding = false;

/** Closes what is open and ends the process; whoever asks again finds it on the way. */
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const step of cleanUp.reverse()) await step().catch(() => undefined);
  process.exit(code);
}

async function open(): Promise<string> {
  await mkdir(directory, { recursive: true });
  // Before the lock, which is a change as well; under it, this is looked at again.
  await refuseDamaged(directory);
  await chmod(directory, 0o700);
  await lockDirectory(directory, process.ppid);
  const pglite = await openCluster(directory);
  cleanUp.push(() => pglite.close());
  endWhenBroken(pglite);
  const socketFolder = await makeSocketFolder(directory);
  cleanUp.push(() => removeFolder(socketFolder));
  // One connection works; the rest are places for one that replaces a broken one.
  const path = join(socketFolder, '.s.PGSQL.5432');
  const server = new PGLiteSocketServer({ db: pglite, path, maxConnections: 4 });
  await server.start();
  cleanUp.push(() => server.stop());
  return socketFolder;
}

/**
 * The socket server's queue stands still for ever after a failure inside PGlite (an SQL error is
 * none). Nothing acknowledged is lost by ending, and the next start opens the database again.
 */
function endWhenBroken(pglite: PGlite): void {
  const run = pglite.execProtocolRawStream.bind(pglite);
  pglite.execProtocolRawStream = async (message, options) => {
    try {
      return await run(message, options);
    } catch (error) {
      console.error('The embedded database failed:', error);
      end(1);
      throw error;
    }
  };
}

function sentenceFor(error: unknown): string {
  const trouble = fileTrouble(error);
  if (trouble === undefined) return error instanceof Error ? error.message : String(error);
  return (
    `The database in ${directory} cannot be opened: ${trouble}. ` +
    'Move what is in the way, or set DATA_DIR to another folder.'
  );
}

process.on('disconnect', () => end(0));
process.on('SIGTERM', () => end(0));
// Ctrl-C reaches every process of the terminal: the portal decides when the database ends.
process.on('SIGINT', () => {});

try {
  tell({ ready: true, socketFolder: await open() });
  if (!process.connected) end(0);
} catch (error) {
  tell({ failed: sentenceFor(error) });
  end(1);
}
