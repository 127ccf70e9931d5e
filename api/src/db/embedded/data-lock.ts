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
 * @param owner pid of the process on whose behalf the directory is opened
 * @throws DirectoryInUse when another process holds it; at once when its owner runs, after some
 *   seconds when it is an orphan that should have ended
 */
export async function lockDirectory(directory: string, owner: number): Promise<void> {
  const me = holderRecord(owner);
  const deadline = Date.now() + patience.dying;
  for (;;) {
    const numbers = await lockNumbers(directory);
    const highest = highestOf(numbers);
    const holder = highest > 0 ? await readHolder(directory, highest) : null;
    if (holder && isAlive(holder)) {
      if (isAlive(holder.owner) || Date.now() > deadline) {
        throw new DirectoryInUse(directory, holder.pid);
      }
      await wait(patience.step);
    } else if (await takeNext(directory, numbers, me)) {
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
