import type { Deployment } from '@portal/platform/remote';
import { compose, type RegionSite } from '../compose/compose.ts';
import { deploy } from '../site/deploy.ts';
import { fleetCommandLine } from '../site/fleet-command-line.ts';
import type { Publication } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { readDecisions, runningSinceAll, writeDecisions } from './decisions.ts';
import { knownBuilds } from './known-builds.ts';
import { buildsIn, withPreviousBuilds } from './previous-builds.ts';
import { type PublishedBuild, publications } from './publications.ts';
import { damageToReplace, readDeployment } from './read-site.ts';
import { withSiteLock } from './site-lock.ts';

/**
 * Rewrites a region's damaged or lost deployment with the builds that ran before, ignoring later
 * publications, so that one that does not fit blocks nothing.
 *
 * @throws Refused if the deployment is intact, if the builds are not known, or if they no longer
 * fit together
 */
export const repair = (site: RegionSite): Promise<Deployment> =>
  withSiteLock(site.siteDir, async () => {
    const { siteDir, region, asked } = site;
    const damage = await damageToReplace(site);
    if (!damage && (await readDeployment(siteDir, region))) {
      throw refused(site, ['its deployment.json is whole']);
    }
    const decisions = await readDecisions(siteDir, region, undefined);
    const published = await publications(siteDir);
    const remotes = Object.entries(decisions.builds ?? {}).flatMap(
      ([name, [ran]]): Publication[] =>
        ran ? [{ kind: 'remote', name, version: ran.version }] : [],
    );
    const shell = shellOf(decisions.shell, published);
    if (remotes.length === 0 || !shell) {
      throw refused(site, [
        `nothing in ${siteDir} remembers what ran: ${fleetCommandLine('deploy', region, asked)}`,
      ]);
    }
    const known = knownBuilds(undefined, decisions);
    const composed = await compose({ ...site, builds: [shell, ...remotes], known });
    const after = {
      ...composed,
      remotes: composed.remotes.map((entry) => {
        const ran = decisions.builds?.[entry.name] ?? [];
        const bad = decisions.rolled_back[entry.name]?.from ?? [];
        return withPreviousBuilds(entry, { ran, bad, published });
      }),
    };
    await deploy(after, siteDir);
    await writeDecisions(siteDir, {
      ...decisions,
      builds: buildsIn(after),
      since: runningSinceAll(undefined, after, decisions),
    });
    return after;
  });

const refused = ({ region }: RegionSite, reasons: readonly string[]) =>
  new Refused(`${region} cannot be repaired`, reasons);

/** The shell that ran; the newest if it is not known. */
function shellOf(
  version: string | undefined,
  published: readonly PublishedBuild[],
): Publication | undefined {
  const shells = published.filter(({ kind }) => kind === 'shell');
  return shells.find((one) => one.version === version) ?? shells[0];
}
