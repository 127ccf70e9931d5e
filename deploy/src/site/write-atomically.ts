import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Writes a file atomically: readers see the old content or the new one, never a part. A file that
 * already has the content is not touched.
 */
export async function writeAtomically(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await makeFolder(path.dirname(file));
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
