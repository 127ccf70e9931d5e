import { ownValue } from '../build/own-value.ts';
import { pathsOverlap } from '../compose/path-overlap.ts';
import { readManifest } from '../compose/published-builds.ts';
import { pathsOf } from '../compose/refusals.ts';
import type { RemoteChoice, RemoteChoices } from '../compose/region.schema.ts';
import { publishedDir } from '../site/publish.ts';
import { newestOf, type PublishedBuild } from './publications.ts';
import type { SiteOfRegion } from './read-site.ts';

/**
 * Checks that a replacement has at least one path of the remote it replaces. One that has none is
 * an independent remote: only the users whose pages disappeared would notice the mistake.
 *
 * @returns a sentence for each such remote in this region's file; and the region's choices, without
 * those that only another region wrongly uses as a replacement
 */
export async function checkReplacements(
  choices: RemoteChoices,
  { siteDir, region }: SiteOfRegion,
  published: readonly PublishedBuild[],
): Promise<{ readonly choices: RemoteChoices; readonly refusals: readonly string[] }> {
  const pathsOfNewest = async (name: string): Promise<string[] | undefined> => {
    const build = newestOf(name, published, ownValue(choices, name)?.edition);
    const read = build && (await readManifest(publishedDir(siteDir, build), build));
    return read && 'manifest' in read ? pathsOf(read.manifest.declaration) : undefined;
  };
  /** False if either of them is not published, because their paths are not known then. */
  const isStranger = async (name: string, replaced: string): Promise<boolean> => {
    const [own, others] = await Promise.all([pathsOfNewest(name), pathsOfNewest(replaced)]);
    return !!own && !!others && !own.some((one) => others.some((two) => pathsOverlap(one, two)));
  };
  const refusals: string[] = [];
  const kept: [string, RemoteChoice][] = [];
  for (const [name, choice] of Object.entries(choices)) {
    const { in_place_of: replaced, elsewhere = [] } = choice;
    if (replaced !== undefined && (await isStranger(name, replaced))) {
      refusals.push(
        `${region}.json: remotes.${replaced}.replaced_by is ${name}, which has no path of ${replaced} and runs in its own right: ` +
          `name a package with the paths of ${replaced}, or leave ${replaced} out with run: false`,
      );
    }
    const strange = await Promise.all(elsewhere.map((other) => isStranger(name, other)));
    if (strange.length > 0 && strange.every(Boolean)) {
      const { run: _, unasked, ...own } = choice;
      if (!unasked) kept.push([name, own]);
    } else kept.push([name, choice]);
  }
  return { choices: Object.fromEntries(kept), refusals };
}
