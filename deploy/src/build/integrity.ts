import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The hash by which browsers check a file, as in `sha384-…`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file below a folder, by its path with forward slashes, in a stable order. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The hash of every file below a folder, by its path. */
export async function hashesBelow(dir: string): Promise<Record<string, string>> {
  const files = await filesBelow(dir);
  const hashes = files.map(async (file) => [
    file,
    integrityOf(await readFile(path.join(dir, file))),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}
