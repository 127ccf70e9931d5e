import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The files of a remote that are needed first. */
export interface FirstFiles {
  /** The script that runs first. */
  readonly entry: string;
  /** The scripts and styles with which each page is shown. */
  readonly pages: Record<string, string[]>;
}

/** The file in which the compiler leaves this list for the later steps of the build. */
export const firstFilesName = 'first-files.json';

/** The shell's on-demand files that pages of remotes need. */
export interface LateFiles {
  /** The files that run remotes. */
  readonly host: string[];
  /** The files of each facade, by its name. */
  readonly facades: Record<string, string[]>;
  /** Files that a facade fetches later and the shell itself never fetches, by the facade's name. */
  readonly apart: Record<string, string[]>;
}

/** The file in which the compiler leaves that list. */
export const lateFilesName = 'late-files.json';

/** Reads and removes the list in a remote's compiled folder; undefined in development. */
export const takeFirstFiles = (outDir: string): Promise<FirstFiles | undefined> =>
  take(path.join(outDir, firstFilesName));

/** Reads and removes the shell's list. */
export const takeLateFiles = (outDir: string): Promise<LateFiles | undefined> =>
  take(path.join(outDir, lateFilesName));

async function take<Said>(file: string): Promise<Said | undefined> {
  if (!existsSync(file)) return undefined;
  const found: Said = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return found;
}
