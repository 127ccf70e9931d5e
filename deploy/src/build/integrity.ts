import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the hash with which browsers verify a file, such as `sha384-…`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Lists all files below a folder, by path with forward slashes, in a stable order. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Returns the hash of every file below a folder, by path. */
export async function hashesBelow(dir: string): Promise<Record<string, string>> {
  const files = await filesBelow(dir);
  const hashes = files.map(async (file) => [
    file,
    integrityOf(await readFile(path.join(dir, file))),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}
