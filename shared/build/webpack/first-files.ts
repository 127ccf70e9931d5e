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

/** The shell's late files that pages of remotes need. */
export interface LateFiles {
  /** What runs remotes. */
  readonly host: string[];
  /** By the name of each facade. */
  readonly facades: Record<string, string[]>;
  /** What a facade fetches by and by, and the shell itself never, by the name of each. */
  readonly apart: Record<string, string[]>;
}

/** Where the compiler leaves those. */
export const lateFilesName = 'late-files.json';

/** Takes out of a remote's compiled folder what the compiler said of it; nothing while developing. */
export const takeFirstFiles = (outDir: string): Promise<FirstFiles | undefined> =>
  take(path.join(outDir, firstFilesName));

/** The same of the shell's. */
export const takeLateFiles = (outDir: string): Promise<LateFiles | undefined> =>
  take(path.join(outDir, lateFilesName));

async function take<Said>(file: string): Promise<Said | undefined> {
  if (!existsSync(file)) return undefined;
  const found: Said = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return found;
}
