import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessIdentity } from './process-identity.ts';

export interface Holder extends ProcessIdentity {
  /** The portal for which the lock's holder runs; once it is gone, the holder is about to end. */
  readonly owner: ProcessIdentity;
}

const lockFile = (directory: string, number: number) => join(directory, `lock.${number}`);

/** Reads the numbers of the existing lock files. */
export async function lockNumbers(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

export const highestOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** @returns null for a lock that is gone or unreadable, which counts as void */
export async function readHolder(directory: string, number: number): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(lockFile(directory, number), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes the number after the found ones, all of them abandoned, and removes these.
 *
 * @param found the numbers as they were listed, however long ago
 * @returns false when another process was faster; its own file is then removed
 */
export async function takeNext(
  directory: string,
  found: readonly number[],
  holder: Holder,
): Promise<boolean> {
  const mine = highestOf(found) + 1;
  if (!(await createLock(directory, mine, holder))) return false;
  // Since the listing, others may have taken this number and removed it after taking a higher one.
  const isMine = highestOf(await lockNumbers(directory)) === mine;
  const worthless = isMine ? found : [mine];
  await Promise.all(worthless.map((number) => rm(lockFile(directory, number), { force: true })));
  return isMine;
}

/**
 * Creates the file atomically.
 *
 * @returns false when another process was faster
 */
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
