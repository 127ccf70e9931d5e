import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration } from '@portal/platform/remote';
import { filesBelow } from './integrity.ts';
import { readLocales, type Words } from './locales.ts';
import type { BuildTarget } from './targets.ts';

// An edition is another build of the same remote: `editions/<edition>/locales/<language>.json` of
// its package is laid over the package's own words, and may add languages to them.

const hexDigits = 8;

const editionsDir = ({ dir }: BuildTarget): string => path.join(dir, 'editions');

/** The editions that a package has, by name. */
const editionsOf = (target: BuildTarget): string[] =>
  existsSync(editionsDir(target))
    ? readdirSync(editionsDir(target), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /^[a-z][0-9a-z]*$/.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];

/**
 * The target that builds an edition of a remote. Its version tells the edition and is taken over
 * the remote's own content and the edition's, as in `0.1.0-gb1a2b3c4d`.
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

/** The edition that a version tells; empty for a remote as it is. */
export const editionOf = (version: string): string =>
  version.slice(version.indexOf('-') + 1).slice(0, -hexDigits);

/**
 * The words of a target. A language that only its edition has says in the words of the package's
 * language of the same kind (`en-GB` in those of `en-US`) what the edition does not say otherwise.
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

/** What a remote declares, with the languages that its edition adds. */
export const inEdition = (
  declaration: RemoteDeclaration,
  { edition }: BuildTarget,
  locales: ReadonlyMap<string, Words>,
): RemoteDeclaration =>
  edition
    ? { ...declaration, languages: [...new Set([...declaration.languages, ...locales.keys()])] }
    : declaration;
