import { editionTarget } from '../../build/editions.ts';
import { ownValue } from '../../build/own-value.ts';
import { type BuildTarget, buildTargets } from '../../build/targets.ts';
import { readPublishedRemote } from '../../compose/published-builds.ts';
import { publishChecked } from '../../publish/publish-checked.ts';
import { brokenRegions } from '../../roll-out/broken-regions.ts';
import { readDecisions } from '../../roll-out/decisions.ts';
import { readDeployment } from '../../roll-out/read-site.ts';
import { fleetCommandLine } from '../../site/fleet-command-line.ts';
import { publishedDir } from '../../site/publish.ts';
import { Refused } from '../../site/refused.ts';
import { regionOptions, regionsDirOf, repeatedOptionsOf, siteDirOf } from '../region-site.ts';
import {
  type CommandEnvironment,
  type CommandInput,
  type FleetCommand,
  WrongUse,
} from '../verb.ts';

export const publishVerb: FleetCommand = {
  name: 'publish',
  summary: 'builds a remote of this checkout, or the shell, and puts it into a site',
  arguments: ['remote'],
  options: {
    edition: {
      type: 'string',
      value: '<edition>',
      help: "one of the folders of the package's editions/, in place of the remote as it is",
    },
    ...regionOptions,
  },
  details: `Builds what changed, checks the build (every file must be there with its hash, and none more)
and puts it under its version beside those that are there. What runs does not change until the region
is deployed. A version is never written again: the same content is "already published", other content
is refused. A build that is there already counts as the newest publication from now on; one that a
region was rolled back from stays out until somebody goes to it again. What no region could run is
refused: a right that the API does not know, a path that is the portal's own. So is what some region
could not be deployed with: a path that another of its remotes owns.`,
  async run(given, surroundings) {
    const target = await targetOf(given, surroundings);
    const siteDir = siteDirOf(given, surroundings);
    await surroundings.build([target]);
    const { kind, name, version } = target;
    const broken = await brokenRegions(target, siteDir, regionsDirOf(given, surroundings));
    if (broken.length > 0) {
      throw new Refused(
        `${name} ${version} is not published: it would keep regions from their next deployment`,
        broken,
      );
    }
    const isNew = await publishChecked(target, siteDir);
    const dir = publishedDir(siteDir, target);
    const entry =
      kind === 'remote' ? (await readPublishedRemote(siteDir, target)).entry : undefined;
    const what = isNew ? 'is published' : 'is already published';
    const region = await regionRolledBackFrom(siteDir, name, version);
    const back = fleetCommandLine(
      'rollback',
      `${region} ${name} --to ${version}`,
      repeatedOptionsOf(given),
    );
    const next = region
      ? `It stays out: it was rolled back in ${region}. Bring it back: ${back}`
      : 'It runs once its region is deployed.';
    return {
      text: `${name} ${version} ${what} in ${dir}. ${next}`,
      json: {
        name,
        version,
        published: isNew ? 'now' : 'already',
        folder: dir,
        rolled_back_in: region ?? null,
        entry,
      },
    };
  },
};

/** Returns the region of the site if it was rolled back from this build. */
async function regionRolledBackFrom(siteDir: string, name: string, version: string) {
  const running = await readDeployment(siteDir);
  if (!running) return undefined;
  // A damaged file is reported on deployment, as what is published does not run yet.
  const decisions = await readDecisions(siteDir, running.region, running).catch(() => undefined);
  const bad = decisions && ownValue(decisions.rolled_back, name)?.from;
  return bad?.includes(version) ? running.region : undefined;
}

async function targetOf(given: CommandInput, { root }: CommandEnvironment): Promise<BuildTarget> {
  const name = given.argument('remote');
  const targets = buildTargets(root);
  const target = targets.find((one) => one.name === name);
  if (!target) {
    const names = targets.map((one) => one.name).join(', ') || 'none';
    throw new WrongUse(`There is no remote ${name} in this checkout. There are: ${names}.`);
  }
  const edition = given.option('edition');
  if (edition === undefined) return target;
  return editionTarget(target, edition).catch((error: Error) => {
    throw new WrongUse(error.message);
  });
}
