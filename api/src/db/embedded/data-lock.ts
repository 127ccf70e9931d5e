import { setTimeout as wait } from 'node:timers/promises';
import { type Holder, highestOf, lockNumbers, readHolder, takeNext } from './lock-files.ts';
import { identify, isAlive } from './process-identity.ts';

/** Another portal uses the data directory; two at once would destroy it. */
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
 * number, which only one process can do, and is never deleted before a higher one exists: a process
 * whose number is still the highest after it was created has the lock, and all others try again.
 * The lock of a process that has ended, in any way, is void and needs no cleanup.
 *
 * Processes are identified by pid, so all that use a directory must see each other's: two
 * containers with separate process lists on one volume are not protected from each other.
 *
 * An orphan, whose owner is gone, should have ended: it gets some seconds, and is then killed.
 *
 * @param owner pid of the process for which the directory is opened
 * @param dying how long an orphan gets, in milliseconds
 * @throws DirectoryInUse when another process has the lock and its owner is running, or it cannot
 * be killed
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
      if (!isOrphan || (isLate && !killProcess(holder.pid))) {
        throw new DirectoryInUse(directory, holder.pid);
      }
      await wait(patience.step);
    } else if (await takeNext(directory, numbers, me)) {
      return;
    }
  }
}

/** @returns false for a process of another user */
function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch (error) {
    // It may just have ended.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function holderRecord(ownerPid: number): Holder {
  const me = identify(process.pid);
  const owner = identify(ownerPid);
  if (!me || !owner) throw new Error('The process that asked for the database is gone.');
  return { ...me, owner };
}
