import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from './process-identity.ts';

/**
 * Creates a private folder for the socket of a database; its path must be short. It removes
 * leftovers of killed processes: all folders of the same database, which are unused once its lock
 * is taken, and those of other databases whose process is gone.
 */
export async function makeSocketFolder(database: string): Promise<string> {
  const old = [...(await socketFolders(database)), ...(await abandonedFolders())];
  // Folders of another user of the machine cannot be removed, and need not be.
  await Promise.all(old.map((folder) => removeFolder(folder).catch(() => undefined)));
  return mkdtemp(join(tmpdir(), `${prefixFor(database)}${process.pid}-`));
}

async function abandonedFolders(): Promise<string[]> {
  const names = await readdir(tmpdir());
  return names
    .filter((name) => {
      const [, pid] = /^portal-database-[0-9a-f]{8}-(\d+)-/.exec(name) ?? [];
      return pid !== undefined && identify(Number(pid)) === null;
    })
    .map((name) => join(tmpdir(), name));
}

/** Lists the existing socket folders of a database. */
export async function socketFolders(database: string): Promise<string[]> {
  const prefix = prefixFor(database);
  const names = await readdir(tmpdir());
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(tmpdir(), name));
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

const prefixFor = (database: string) =>
  `portal-database-${createHash('sha256').update(database).digest('hex').slice(0, 8)}-`;
