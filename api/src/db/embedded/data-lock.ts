import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

interface Holder extends ProcessIdentity {
  /** The portal on whose behalf the holder runs; when it is gone, the holder is about to end. */
  readonly owner: ProcessIdentity;
}

/** Another portal works on the data directory; two at once would destroy it. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string, pid: number) {
    super(
      `The database in ${directory} is in use by another portal (process ${pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

const patience = { dying: 15_000, step: 100 };

/**
 * Takes the exclusive lock on a database directory for this process, until it ends.
 *
 * Locks are files `lock.<n>`, and the highest number counts. A lock is taken by creating the next
 * number, which only one process can do, and is never deleted before a higher one exists: so two
 * processes that find a dead holder at the same moment cannot both win. The lock of a process that
 * has ended, in whatever way, is worth nothing and needs no cleaning up.
 *
 * @param owner pid of the process on whose behalf the directory is opened
 * @throws DirectoryInUse when another process holds it; at once when its owner runs, after some
 *   seconds when it is an orphan that should have ended
 */
export async function lockDirectory(directory: string, owner: number): Promise<void> {
  const me = holderRecord(owner);
  const deadline = Date.now() + patience.dying;
  for (;;) {
    const numbers = await lockNumbers(directory);
    const highest = Math.max(0, ...numbers);
    const holder = highest > 0 ? await readHolder(directory, highest) : null;
    if (holder && isAlive(holder)) {
      if (isAlive(holder.owner) || Date.now() > deadline) {
        throw new DirectoryInUse(directory, holder.pid);
      }
      await wait(patience.step);
    } else if (await createLock(directory, highest + 1, me)) {
      await Promise.all(numbers.map((number) => rm(lockFile(directory, number), { force: true })));
      return;
    }
  }
}

function holderRecord(ownerPid: number): Holder {
  const me = identify(process.pid);
  const owner = identify(ownerPid);
  if (!me || !owner) throw new Error('The process that asked for the database is gone.');
  return { ...me, owner };
}

const lockFile = (directory: string, number: number) => join(directory, `lock.${number}`);

async function lockNumbers(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

/** @returns null for a lock that is gone or says nothing readable; such a one holds nothing */
async function readHolder(directory: string, number: number): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(lockFile(directory, number), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Makes the file appear whole or not at all. @returns false when another process was faster */
async function createLock(directory: string, number: number, holder: Holder): Promise<boolean> {
  const unfinished = join(directory, `.lock-${randomUUID()}`);
  await writeFile(unfinished, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(unfinished, lockFile(directory, number));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
