import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { hashesBelow } from '../build/integrity.ts';
import { readManifest } from '../compose/published-builds.ts';
import { buildProblems } from './build-problems.ts';
import { type Publication, publish, publishedDir } from './publish.ts';
import { Refused } from './refused.ts';

type FinishedBuild = Publication & {
  /** Folder of the build. */
  readonly distDir: string;
};

/**
 * Publishes a finished build after it was looked at: every file must be there with the hash that its
 * `remote.json` names, and a version that is in the site already must have the same content. Also a
 * build that is there already counts as the newest publication from now on.
 *
 * @returns whether the version is new in the site
 * @throws Refused when the build is not whole, or the site has the version with other content
 */
export async function publishChecked(build: FinishedBuild, siteDir: string): Promise<boolean> {
  const { kind, name, version, distDir } = build;
  const problems = kind === 'remote' ? await problemsOf(build) : shellProblems(distDir);
  if (problems.length > 0) {
    throw new Refused(`The build ${distDir} of ${name} cannot be published`, [
      ...problems,
      `remove ${distDir}, and it is built anew`,
    ]);
  }
  const isNew = await publish(build, siteDir);
  const target = publishedDir(siteDir, build);
  if (!isNew) {
    const differences = differencesOf(await hashesBelow(distDir), await hashesBelow(target));
    if (differences.length > 0) {
      throw new Refused(`${name} ${version} is published already, with other content`, [
        ...differences.map((file) => `${file} differs between ${distDir} and ${target}`),
        'a version is never written again: change something, or raise the version in package.json',
      ]);
    }
  }
  const now = new Date();
  await utimes(path.join(target, describedIn(build)), now, now);
  return isNew;
}

/** The file by whose time a publication is dated. */
export const describedIn = ({ kind }: Pick<Publication, 'kind'>): string =>
  kind === 'shell' ? 'shell.json' : 'remote.json';

async function problemsOf({ distDir, name, version }: FinishedBuild): Promise<string[]> {
  const read = await readManifest(distDir, { name, version });
  return 'problem' in read ? [read.problem] : buildProblems(distDir, read.manifest);
}

const shellProblems = (distDir: string): string[] =>
  ['shell.json', 'index.html']
    .filter((file) => !existsSync(path.join(distDir, file)))
    .map((file) => `${file} is missing`);

function differencesOf(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  // Another Node.js may compress otherwise; that a copy holds its file was looked at already.
  return files.filter((file) => !/\.(?:br|gz)$/.test(file) && one[file] !== other[file]);
}
