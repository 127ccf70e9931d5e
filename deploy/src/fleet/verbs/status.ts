import { readRegion } from '../../compose/region.ts';
import { Refused } from '../../publish/refused.ts';
import { readDecisions } from '../../roll-out/decisions.ts';
import { readDeployment } from '../../roll-out/read-site.ts';
import { regionOf, regionOptions } from '../region-site.ts';
import type { Verb } from '../verb.ts';

/** How a remote came to run its version. */
type Standing = 'newest' | 'pinned' | 'rolled back' | 'by hand';

export const statusVerb: Verb = {
  name: 'status',
  summary: 'tells what a region runs, since when, and what it could go back to',
  arguments: ['region'],
  options: regionOptions,
  details: `Reads deployment.json and what was decided about it. "By hand" is an entry that nobody deployed
with this command; it stays until it is taken out.`,
  async run(given, surroundings) {
    const { region, siteDir, regionsDir } = regionOf(given, surroundings);
    const running = await readDeployment(siteDir, region);
    if (!running) {
      throw new Refused(`Nothing of ${region} runs in ${siteDir}`, [
        `deploy it: npm run fleet -- deploy ${region}`,
      ]);
    }
    const { since, taken, rolled_back } = await readDecisions(siteDir, region, running);
    const { remotes: choices } = await readRegion(region, regionsDir);
    const standingOf = (name: string, version: string): Standing => {
      if (taken[name] !== version) return 'by hand';
      if (rolled_back[name]?.to === version) return 'rolled back';
      return choices[name]?.version === version ? 'pinned' : 'newest';
    };
    const remotes = running.remotes.map(({ name, version, previous = [] }) => ({
      name,
      version,
      since: since[name] ?? null,
      standing: standingOf(name, version),
      previous: previous.map((build) => build.version),
    }));
    const shell = { version: running.shell.version, since: since.shell ?? null };
    const { environment, contract } = running;
    return {
      text: [
        `${region}, ${environment}, contract ${contract}:`,
        `  shell ${shell.version}${sinceText(shell.since)}`,
        ...remotes.flatMap((remote) => [
          `  ${remote.name} ${remote.version}${sinceText(remote.since)}${standingText(remote.standing)}`,
          ...(remote.previous.length > 0 ? [`    before: ${remote.previous.join(', ')}`] : []),
        ]),
      ].join('\n'),
      json: { region, environment, contract, shell, remotes },
    };
  },
};

const sinceText = (since: string | null): string => (since ? ` since ${since.slice(0, 16)}Z` : '');

const standingText = (standing: Standing): string => (standing === 'newest' ? '' : `, ${standing}`);
