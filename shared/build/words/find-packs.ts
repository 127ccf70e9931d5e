import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspacePackages } from '../versions/versions.ts';
import { english, type Packs, type SameWords } from './coverage.ts';

const skipped = new Set(['node_modules', 'dist']);

export interface FoundWords {
  readonly packs: Packs;
  readonly same: SameWords;
}

/** Returns the texts of every package of the workspace, by folder. */
export function findPacks(root: string): Map<string, FoundWords> {
  const folders = workspacePackages(root).flatMap(({ dir }) => localeFolders(dir));
  return new Map(
    folders.map((dir) => [
      named(path.relative(root, dir)),
      { packs: readPacks(dir), same: readSame(path.dirname(dir)) },
    ]),
  );
}

/** Reads `same-words.json` beside the texts, if there is one. */
function readSame(dir: string): SameWords {
  const file = path.join(dir, 'same-words.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the folders named `locales` with English texts, at or below a folder. */
function localeFolders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .flatMap(({ name }) => {
      const inner = path.join(dir, name);
      return name === 'locales' && packFiles(inner).includes(`${english}.json`)
        ? [inner]
        : localeFolders(inner);
    });
}

const packFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name)
    .sort();

const readPacks = (dir: string): Packs =>
  new Map(
    packFiles(dir).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(dir, file), 'utf8')),
    ]),
  );

/** `api/src/page-words/locales` is listed as `api/src/page-words`. */
const named = (folder: string) => path.dirname(folder).split(path.sep).join('/');
