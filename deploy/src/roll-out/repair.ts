import type { Deployment } from '@portal/platform/remote';
import { compose, type RegionSite } from '../compose/compose.ts';
import { command } from '../site/command.ts';
import { deploy } from '../site/deploy.ts';
import type { Publication } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { readDecisions, sinceOf, writeDecisions } from './decisions.ts';
import { knownBuilds } from './known-builds.ts';
import { buildsIn, withEarlier } from './previous-builds.ts';
import { type Published, publications } from './publications.ts';
import { damageToReplace, readDeployment } from './read-site.ts';
import { whileLocked } from './site-lock.ts';

/**
 * Writes a region's damaged or lost deployment anew with the builds that ran, whatever was published
 * since: what does not fit stands in nobody's way.
 *
 * @throws Refused when the deployment is whole, when nothing remembers what ran, or when that does not
 * fit together any more
 */
export const repair = (site: RegionSite): Promise<Deployment> =>
  whileLocked(site.siteDir, async () => {
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
        `nothing in ${siteDir} remembers what ran: ${command('deploy', region, asked)}`,
      ]);
    }
    const known = knownBuilds(undefined, decisions);
    const composed = await compose({ ...site, builds: [shell, ...remotes], known });
    const after = {
      ...composed,
      remotes: composed.remotes.map((entry) => {
        const ran = decisions.builds?.[entry.name] ?? [];
        const bad = decisions.rolled_back[entry.name]?.from ?? [];
        return withEarlier(entry, { ran, bad, published });
      }),
    };
    await deploy(after, siteDir);
    await writeDecisions(siteDir, {
      ...decisions,
      builds: buildsIn(after),
      since: sinceOf(undefined, after, decisions),
    });
    return after;
  });

const refused = ({ region }: RegionSite, reasons: readonly string[]) =>
  new Refused(`${region} cannot be repaired`, reasons);

/** The shell that ran; the newest where nobody remembers it. */
function shellOf(
  version: string | undefined,
  published: readonly Published[],
): Publication | undefined {
  const shells = published.filter(({ kind }) => kind === 'shell');
  return shells.find((one) => one.version === version) ?? shells[0];
}
