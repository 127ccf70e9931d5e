import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration } from '@portal/platform/remote';
import { filesBelow } from './integrity.ts';
import { readLocales, type Words } from './locales.ts';
import type { BuildTarget } from './targets.ts';

// An edition is another build of the same remote: `editions/<edition>/locales/<language>.json` of
// its package overrides the package's own texts, and may add languages.

const hexDigits = 8;

const editionsDir = ({ dir }: BuildTarget): string => path.join(dir, 'editions');

/** Returns the names of a package's editions. */
const editionsOf = (target: BuildTarget): string[] =>
  existsSync(editionsDir(target))
    ? readdirSync(editionsDir(target), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /^[a-z][0-9a-z]*$/.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];

/**
 * Returns the target for an edition of a remote. Its version includes the edition's name and a hash
 * of the remote's own content and the edition's, such as `0.1.0-gb1a2b3c4d`.
 *
 * @throws Error for an edition that the package does not have
 */
export async function editionTarget(target: BuildTarget, edition: string): Promise<BuildTarget> {
  const editions = editionsOf(target);
  if (!editions.includes(edition)) {
    const there = editions.join(', ') || 'none';
    throw new Error(`${target.name} has no edition ${edition}. There are: ${there}.`);
  }
  const dir = path.join(editionsDir(target), edition);
  const hash = createHash('sha256').update(target.version);
  for (const file of await filesBelow(dir)) {
    hash.update(`\n${file} `).update(readFileSync(path.join(dir, file)));
  }
  const [semver = ''] = target.version.split('-');
  const version = `${semver}-${edition}${hash.digest('hex').slice(0, hexDigits)}`;
  return { ...target, edition, version, distDir: path.join(target.dir, 'dist', version) };
}

/** Returns the edition named in a version; empty for the remote itself. */
export const editionOf = (version: string): string =>
  version.slice(version.indexOf('-') + 1).slice(0, -hexDigits);

/**
 * Returns the texts of a target. A language found only in its edition falls back to the package's
 * texts in the same base language (`en-GB` to `en-US`).
 */
export async function localesOf(target: BuildTarget): Promise<Map<string, Words>> {
  const own = await readLocales(path.join(target.dir, 'locales'));
  if (!target.edition) return own;
  const laidOver = await readLocales(path.join(editionsDir(target), target.edition, 'locales'));
  const locales = new Map(own);
  for (const [language, words] of laidOver) {
    locales.set(language, { ...(own.get(language) ?? parentOf(language, own)), ...words });
  }
  return locales;
}

const parentOf = (language: string, own: ReadonlyMap<string, Words>): Words | undefined =>
  [...own].find(([other]) => other.slice(0, 2) === language.slice(0, 2))?.[1];

/** Adds the languages of an edition to a remote's declaration. */
export const withEditionLanguages = (
  declaration: RemoteDeclaration,
  { edition }: BuildTarget,
  locales: ReadonlyMap<string, Words>,
): RemoteDeclaration =>
  edition
    ? { ...declaration, languages: [...new Set([...declaration.languages, ...locales.keys()])] }
    : declaration;
