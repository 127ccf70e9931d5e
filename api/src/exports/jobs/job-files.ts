import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

/** The folder in which finished exports lie until they are forgotten. */
export const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');

/**
 * Makes the folder where it is missing; only this account of the system can look into it.
 *
 * @throws what stands in the way, such as a file of its name
 */
export async function makeExportsFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes a file that this account of the system alone can read. Nothing of it is left when it cannot
 * be written whole.
 *
 * @returns its bytes
 * @throws what writing it fails with
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
  // Whoever writes hears of it; without a listener it would end the process.
  out.on('error', () => {});
  try {
    await write(out);
    await closed;
    return (await stat(path)).size;
  } catch (error) {
    out.destroy();
    // One that is destroyed while it is opened is there only then.
    await closed.catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

export const removeJobFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });

/**
 * Removes the files that nobody wants any more.
 *
 * @param wanted read after the folder, so that a file that is just being begun is among them
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
