import { setTimeout as wait } from 'node:timers/promises';
import { type Holder, highestOf, lockNumbers, readHolder, takeNext } from './lock-files.ts';
import { identify, isAlive } from './process-identity.ts';

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
 * number, which only one process can do, and is never deleted before a higher one exists: whose
 * number is still the highest after it was created holds the lock, and everybody else tries again.
 * The lock of a process that has ended, in whatever way, is worth nothing and needs no cleaning up.
 *
 * Processes are known by their pids, so all that use a directory must see each other's: two
 * containers with process lists of their own on one volume are not kept apart.
 *
 * An orphan, whose owner is gone, should have ended: it gets some seconds, and is ended then.
 *
 * @param owner pid of the process on whose behalf the directory is opened
 * @param dying how long an orphan gets, in milliseconds
 * @throws DirectoryInUse when another process holds it whose owner runs, or one that cannot be ended
 */
export async function lockDirectory(
  directory: string,
  owner: number,
  dying = patience.dying,
): Promise<void> {
  const me = holderRecord(owner);
  const deadline = Date.now() + dying;
  for (;;) {
    const numbers = await lockNumbers(directory);
    const highest = highestOf(numbers);
    const holder = highest > 0 ? await readHolder(directory, highest) : null;
    if (holder && isAlive(holder)) {
      const isOrphan = !isAlive(holder.owner);
      const isLate = Date.now() > deadline;
      if (!isOrphan || (isLate && !endOutright(holder.pid))) {
        throw new DirectoryInUse(directory, holder.pid);
      }
      await wait(patience.step);
    } else if (await takeNext(directory, numbers, me)) {
      return;
    }
  }
}

/** @returns false for a process of another user */
function endOutright(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch (error) {
    // It may have ended just now.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function holderRecord(ownerPid: number): Holder {
  const me = identify(process.pid);
  const owner = identify(ownerPid);
  if (!me || !owner) throw new Error('The process that asked for the database is gone.');
  return { ...me, owner };
}
