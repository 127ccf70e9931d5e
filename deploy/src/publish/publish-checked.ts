import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, hashesBelow } from '../build/integrity.ts';
import { readManifest } from '../compose/published-builds.ts';
import { ownRefusals } from '../compose/refusals.ts';
import { readSingletons } from '../compose/singletons.ts';
import { buildProblems, copyProblems } from '../site/build-problems.ts';
import { type Publication, publish, publishedDir } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { isRemoteName } from '../site/remote-names.ts';

type FinishedBuild = Publication & {
  /** Folder of the build. */
  readonly distDir: string;
};

/**
 * Publishes a finished build after checking it: every file must exist with the hash in its
 * `remote.json`, and a version that is already in the site must have the same content. A build that
 * no region could run is refused as well, so that it blocks no deployment. Publishing an existing
 * build makes it the newest publication again.
 *
 * @returns whether the version is new in the site
 * @throws Refused if the build is incomplete, needs something that no region has, or the site has
 * the version with other content
 */
export async function publishChecked(build: FinishedBuild, siteDir: string): Promise<boolean> {
  const { kind, name, version, distDir } = build;
  if (kind === 'remote' && !isRemoteName(name)) {
    const remedy = `name it otherwise in package.json and remote.ts of its folder`;
    throw new Refused(`No remote can have the name ${name}`, [remedy]);
  }
  const problems = kind === 'remote' ? await problemsOf(build) : shellProblems(distDir);
  if (problems.length > 0) {
    throw new Refused(`The build ${distDir} of ${name} cannot be published`, problems);
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
    const damaged = await copyProblems(target, await filesBelow(target));
    if (damaged.length > 0) {
      throw new Refused(`${name} ${version} is published already, and damaged there`, [
        ...damaged,
        `remove ${target} and publish ${name} again: pages that run it ask for these files`,
      ]);
    }
  }
  const now = new Date();
  await utimes(path.join(target, manifestFileOf(build)), now, now);
  return isNew;
}

/** The file whose modification time dates a publication. */
export const manifestFileOf = ({ kind }: Pick<Publication, 'kind'>): string =>
  kind === 'shell' ? 'shell.json' : 'remote.json';

async function problemsOf({ distDir, name, version }: FinishedBuild): Promise<string[]> {
  const read = await readManifest(distDir, { name, version });
  if ('problem' in read) return [read.problem, rebuildAdvice(distDir)];
  await readSingletons(distDir);
  const broken = await buildProblems(distDir, read.manifest);
  return [
    ...ownRefusals(read.manifest.declaration),
    ...broken,
    ...(broken.length > 0 ? [rebuildAdvice(distDir)] : []),
  ];
}

function shellProblems(distDir: string): string[] {
  const missing = ['shell.json', 'index.html']
    .filter((file) => !existsSync(path.join(distDir, file)))
    .map((file) => `${file} is missing`);
  return missing.length > 0 ? [...missing, rebuildAdvice(distDir)] : [];
}

const rebuildAdvice = (distDir: string): string => `remove ${distDir}, and it is built anew`;

function differencesOf(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  // Another version of Node.js may compress differently; that each copy matches its file was
  // already checked.
  return files.filter((file) => !/\.(?:br|gz)$/.test(file) && one[file] !== other[file]);
}
