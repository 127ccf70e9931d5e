import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a private folder for the socket of a database; its path must be short. Folders of the same
 * database are left over from processes that were killed, and whoever holds the lock may remove
 * them.
 */
export async function makeSocketFolder(database: string): Promise<string> {
  const old = await socketFolders(database);
  await Promise.all(old.map((folder) => removeFolder(folder).catch(() => undefined)));
  return mkdtemp(join(tmpdir(), prefixFor(database)));
}

/** The socket folders that there are of a database. */
export async function socketFolders(database: string): Promise<string[]> {
  const prefix = prefixFor(database);
  const names = await readdir(tmpdir());
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(tmpdir(), name));
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

const prefixFor = (database: string) =>
  `portal-database-${createHash('sha256').update(database).digest('hex').slice(0, 12)}-`;
