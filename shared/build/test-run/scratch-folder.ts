import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** What must be free of it, and of the memory itself, in bytes. */
const room = 8 * 1024 ** 3;

/**
 * Makes a folder for files that end with the run: in memory where that has room for them, since a disk takes
 * many times as long to make the thousands that a database consists of. `TMPDIR` says where else.
 */
export async function scratchFolder(prefix: string, memory = inMemory): Promise<string> {
  const place = process.env.TMPDIR || ((await hasRoom(memory)) ? memory : tmpdir());
  return mkdtemp(path.join(place, prefix));
}

async function hasRoom(memory: string): Promise<boolean> {
  if (process.availableMemory() < room) return false;
  try {
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}
