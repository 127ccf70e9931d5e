import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The files of a remote that somebody needs first. */
export interface FirstFiles {
  /** What is run first. */
  readonly entry: string;
  /** What each page shows itself with: scripts and styles. */
  readonly pages: Record<string, string[]>;
}

/** Where the compiler leaves them for whoever finishes the build. */
export const firstFilesName = 'first-files.json';

/** Takes out of a compiled folder what the compiler said of it; nothing while developing. */
export async function takeFirstFiles(outDir: string): Promise<FirstFiles | undefined> {
  const file = path.join(outDir, firstFilesName);
  if (!existsSync(file)) return undefined;
  const found: FirstFiles = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return found;
}
