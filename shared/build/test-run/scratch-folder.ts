import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's folder for files in memory. */
const inMemory = '/dev/shm';
/** Required free space in that folder, and in memory itself, in bytes. */
const room = 8 * 1024 ** 3;

/**
 * Creates a folder for files that are deleted after the run: in memory if there is enough room,
 * since a disk takes many times as long to create the thousands of files of a database. `TMPDIR`
 * overrides the location.
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
