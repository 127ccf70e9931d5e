import type { Deployment } from '@portal/platform/remote';
import { readManifest } from '../compose/published-builds.ts';
import { type Owner, pathsOwnedTwice } from '../compose/refusals.ts';
import { regionNames } from '../compose/region.schema.ts';
import { readRegion } from '../compose/region.ts';
import { type Publication, publishedDir } from '../site/publish.ts';
import { checkReplacements } from './check-replacements.ts';
import { chooseBuilds } from './choose-builds.ts';
import { readDecisions } from './decisions.ts';
import { type PublishedBuild, publications } from './publications.ts';
import { readDeployment } from './read-site.ts';

interface Candidate extends Publication {
  /** Folder of the finished build. */
  readonly distDir: string;
}

/**
 * Finds the regions that can no longer be deployed once a build is the newest publication of its
 * remote, because another remote they run owns one of its paths.
 *
 * @returns a sentence for each path; empty if the build blocks no region
 */
export async function brokenRegions(
  build: Candidate,
  siteDir: string,
  regionsDir?: string,
): Promise<string[]> {
  if (build.kind !== 'remote') return [];
  const others = (await publications(siteDir)).filter(
    ({ name, version }) => name !== build.name || version !== build.version,
  );
  const dirOf = (one: Publication) =>
    one.name === build.name && one.version === build.version
      ? build.distDir
      : publishedDir(siteDir, one);
  const found = new Map<string, string[]>();
  for (const region of regionNames) {
    const clashes = async (published: readonly PublishedBuild[]) =>
      clashesOf(build.name, await runsIn({ siteDir, region, regionsDir, published }), dirOf);
    const before = await clashes(others);
    const after = await clashes([{ ...build, time: Date.now() }, ...others]);
    // Existing conflicts are not caused by this build.
    for (const sentence of after.filter((each) => !before.includes(each)))
      found.set(sentence, [...(found.get(sentence) ?? []), region]);
  }
  return [...found].map(([sentence, regions]) => `${regions.join(', ')}: ${sentence}`);
}

/** A sentence for each path that a remote shares with another of these builds. */
async function clashesOf(
  name: string,
  builds: readonly Publication[],
  dirOf: (build: Publication) => string,
): Promise<string[]> {
  const owners = await Promise.all(builds.map((build) => ownerOf(build, dirOf(build))));
  const known = owners.filter((owner) => owner !== undefined);
  const own = known.find((owner) => owner.name === name);
  if (!own) return [];
  return known.flatMap((other) => (other === own ? [] : pathsOwnedTwice([own, other])));
}

interface RunsInOptions {
  readonly siteDir: string;
  readonly region: Deployment['region'];
  readonly regionsDir: string | undefined;
  readonly published: readonly PublishedBuild[];
}

/** The published builds that a region would run; empty if its files cannot be read. */
async function runsIn({ siteDir, region, regionsDir, published }: RunsInOptions) {
  try {
    const { remotes } = await readRegion(region, regionsDir);
    const running = await readDeployment(siteDir, region);
    const decisions = await readDecisions(siteDir, region, running);
    const { choices } = await checkReplacements(remotes, { siteDir, region }, published);
    const { builds } = chooseBuilds({ region, published, choices, running, decisions });
    return builds.filter(({ kind }) => kind === 'remote');
  } catch {
    // The error is reported when the region is deployed.
    return [];
  }
}

/** Errors of a build itself are reported when it is published or deployed. */
async function ownerOf(build: Publication, dir: string): Promise<Owner | undefined> {
  const read = await readManifest(dir, build);
  return 'manifest' in read
    ? { name: build.name, declaration: read.manifest.declaration }
    : undefined;
}
