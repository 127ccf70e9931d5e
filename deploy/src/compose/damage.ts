import { buildProblems } from '../site/build-problems.ts';
import type { PublishedRemote } from './published-builds.ts';

/** A build as a deployment named it. */
export interface KnownBuild {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

/**
 * Finds builds whose files are no longer those that were published.
 *
 * @param known builds that were deployed before
 * @returns a sentence for each file; none when all is well
 */
export async function damage(
  published: readonly PublishedRemote[],
  known: readonly KnownBuild[],
): Promise<string[]> {
  const found = await Promise.all(
    // What is being developed lies in the memory of its server.
    published
      .filter(({ entry }) => !entry.version.endsWith('-dev'))
      .map((remote) => check(remote, known)),
  );
  return found.flat();
}

async function check(
  { entry: { name, version, integrity }, manifest, dir }: PublishedRemote,
  known: readonly KnownBuild[],
): Promise<string[]> {
  const problems = await buildProblems(dir, manifest);
  const isAnother = known.some(
    (build) => build.name === name && build.version === version && build.integrity !== integrity,
  );
  if (isAnother) problems.push('remote.json is not the one that was deployed');
  const remedy = `remove ${dir} and publish ${name} again, or run another version`;
  return problems.map((problem) => `${name} ${version}: ${problem}: ${remedy}`);
}
