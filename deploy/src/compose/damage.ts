import { buildProblems } from '../site/build-problems.ts';
import type { PublishedRemote } from './published-builds.ts';

/** A build as referenced by a deployment. */
export interface KnownBuild {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

/**
 * Finds builds whose files differ from the published ones.
 *
 * @param known previously deployed builds
 * @returns a sentence for each file; empty if there are none
 */
export async function damage(
  published: readonly PublishedRemote[],
  known: readonly KnownBuild[],
): Promise<string[]> {
  const found = await Promise.all(
    // Builds under development are in the memory of their server.
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
