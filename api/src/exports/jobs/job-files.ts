import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

/** Returns the folder of finished exports, where they stay until they are deleted. */
export const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');

/**
 * Creates the folder if it is missing; only this system account can access it.
 *
 * @throws the error that prevents it, such as an existing file of that name
 */
export async function makeExportsFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes a file that only this system account can read. Nothing is left of a file that cannot be
 * written completely.
 *
 * @returns its size in bytes
 * @throws the error of writing it
 */
export async function writeJobFile(
  folder: string,
  name: string,
  write: (out: Writable) => Promise<void>,
): Promise<number> {
  await makeExportsFolder(folder);
  const path = join(folder, name);
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = once(out, 'close');
  // `write` reports the error; without a listener it would end the process.
  out.on('error', () => {});
  try {
    await write(out);
    await closed;
    return (await stat(path)).size;
  } catch (error) {
    out.destroy();
    // If the stream is destroyed while it opens the file, the file exists only after it has closed.
    await closed.catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

export const removeJobFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });

/**
 * Removes the files that are no longer needed.
 *
 * @param wanted read after the folder, so that it includes a file that is just being started
 */
export async function removeStrayFiles(
  folder: string,
  wanted: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const kept = await wanted();
  for (const name of names) if (!kept.has(name)) await removeJobFile(folder, name);
}
