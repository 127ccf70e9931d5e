import { ownValue } from '../../build/own-value.ts';
import { readRegion } from '../../compose/region.ts';
import { readDecisions, runningSince } from '../../roll-out/decisions.ts';
import { publications } from '../../roll-out/publications.ts';
import { runningDeployment } from '../../roll-out/read-site.ts';
import { versionStatusOf } from '../../roll-out/version-status.ts';
import { regionOf, regionOptions } from '../region-site.ts';
import type { FleetCommand } from '../verb.ts';

export const statusVerb: FleetCommand = {
  name: 'status',
  summary: 'tells what a region runs, since when, and what it could go back to',
  arguments: ['region'],
  options: regionOptions,
  details: `Reads deployment.json and what was decided about it. "Rolled back" is a remote whose newest
publication was taken back and stays out. "By hand" is an entry that nobody deployed with this
command; it stays until it is taken out.`,
  async run(given, surroundings) {
    const site = regionOf(given, surroundings);
    const { region, siteDir, regionsDir } = site;
    const running = await runningDeployment(site);
    const decisions = await readDecisions(siteDir, region, running);
    const { remotes: choices } = await readRegion(region, regionsDir);
    const published = await publications(siteDir);
    const remotes = running.remotes.map((remote) => ({
      name: remote.name,
      version: remote.version,
      since: runningSince(remote.name, remote.version, decisions) ?? null,
      ...versionStatusOf(remote, { choices, decisions, published }),
      in_place_of: ownValue(choices, remote.name)?.in_place_of ?? null,
      previous: (remote.previous ?? []).map((build) => build.version),
    }));
    const shell = {
      version: running.shell.version,
      since: runningSince('shell', running.shell.version, decisions) ?? null,
    };
    const { environment, contract } = running;
    return {
      text: [
        `${region}, ${environment}, contract ${contract}:`,
        `  shell ${shell.version}${sinceText(shell.since)}`,
        ...remotes.flatMap((remote) => [
          `  ${remote.name} ${remote.version}${sinceText(remote.since)}${standingText(remote)}`,
          ...(remote.previous.length > 0 ? [`    before: ${remote.previous.join(', ')}`] : []),
        ]),
      ].join('\n'),
      json: { region, environment, contract, shell, remotes },
    };
  },
};

const sinceText = (since: string | null): string => (since ? ` since ${since.slice(0, 16)}Z` : '');

interface RemoteStanding extends ReturnType<typeof versionStatusOf> {
  readonly in_place_of: string | null;
}

function standingText({ standing, newer, in_place_of }: RemoteStanding): string {
  const how = {
    newest: '',
    'not the newest': `, ${newer} is published and not deployed`,
    'rolled back': `, rolled back: ${newer} stays out`,
    pinned: ', pinned',
    'by hand': ', by hand',
  }[standing];
  return how + (in_place_of === null ? '' : `, in the place of ${in_place_of}`);
}
