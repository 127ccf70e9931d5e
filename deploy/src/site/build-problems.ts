import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { RemoteManifest } from '@portal/platform/remote';
import { filesBelow, integrityOf } from '../build/integrity.ts';
import { foreignStyles } from './foreign-styles.ts';

const compressed = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/**
 * Compares the folder of a build with its `remote.json`.
 *
 * @param dir folder of the build
 * @returns a sentence for each file that differs; empty if there are none
 */
export async function buildProblems(
  dir: string,
  { declaration, files, entry, pages }: RemoteManifest,
): Promise<string[]> {
  const there = new Set(await filesBelow(dir));
  const named = new Set([...Object.keys(files), 'remote.json']);
  const firstFiles = [...(entry ? [entry] : []), ...Object.values(pages ?? {}).flat()];
  const contents = Object.entries(files).map(([file, hash]) => contentProblem(dir, file, hash));
  return [
    ...(await Promise.all(contents)).flat(),
    ...(await copyProblems(dir, [...there])),
    ...(await foreignStyles(dir, [...there], declaration.name)),
    ...[...there]
      .filter((file) => !named.has(file) && !named.has(file.replace(/\.(?:br|gz)$/, '')))
      .map((file) => `${file} is there, and remote.json does not name it`),
    ...firstFiles
      .filter((file) => !named.has(file))
      .map((file) => `remote.json asks for ${file}, and names no hash of it`),
    ...declaration.routes
      .filter(({ page }) => pages && !Object.hasOwn(pages, page))
      .map(
        ({ path: route, page }) =>
          `${route} leads to the page ${page}, which it has not: there is no src/screens/${page}/${page}.page.tsx`,
      ),
    ...[...(declaration.home ?? []), ...(declaration.finder ? [declaration.finder] : [])]
      .filter(({ page }) => pages && !Object.hasOwn(pages, page))
      .map(
        ({ page }) =>
          `the reports home or the search uses the page ${page}, which it has not: there is no src/screens/${page}/${page}.page.tsx`,
      ),
    ...declaration.languages
      .filter((language) => !named.has(`locales/${language}.json`))
      .map(
        (language) => `it declares the language ${language} and has no locales/${language}.json`,
      ),
  ];
}

async function contentProblem(dir: string, file: string, hash: string): Promise<string[]> {
  const content = await readFile(path.join(dir, file)).catch(() => undefined);
  if (!content) return [`remote.json names ${file}, and there is none`];
  return integrityOf(content) === hash ? [] : [`${file} is not the file that remote.json names`];
}

/**
 * Finds compressed copies that do not match their file.
 *
 * @returns a sentence for each; empty if there are none
 */
export const copyProblems = async (dir: string, files: readonly string[]): Promise<string[]> =>
  (await Promise.all(files.map((file) => copyProblem(dir, file)))).flat();

/** A compressed copy is sent in place of its file: it must have the same content. */
async function copyProblem(dir: string, copy: string): Promise<string[]> {
  const ending = path.extname(copy);
  if (ending !== '.br' && ending !== '.gz') return [];
  try {
    const [packed, plain] = await Promise.all([
      readFile(path.join(dir, copy)),
      readFile(path.join(dir, copy.slice(0, -ending.length))),
    ]);
    return plain.equals(await compressed[ending](packed)) ? [] : [`${copy} holds another file`];
  } catch {
    return [`${copy} is no compressed copy of a file`];
  }
}
