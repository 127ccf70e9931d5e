import { isDeepStrictEqual } from 'node:util';
import { type Deployment, largestDeployment } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import { ComposeRefused, compose, type RegionSite } from '../compose/compose.ts';
import type { RemoteChoices } from '../compose/region.schema.ts';
import { readRegion } from '../compose/region.ts';
import { deploy, deploymentText } from '../site/deploy.ts';
import { fleetCommandLine } from '../site/fleet-command-line.ts';
import { Refused } from '../site/refused.ts';
import { checkReplacements } from './check-replacements.ts';
import type { Choice } from './choice.ts';
import { chooseBuilds } from './choose-builds.ts';
import { type Decisions, readDecisions, runningSinceAll, writeDecisions } from './decisions.ts';
import { knownBuilds } from './known-builds.ts';
import { buildsIn, buildsThatRan, withPreviousBuilds } from './previous-builds.ts';
import { prune } from './prune.ts';
import { type PublishedBuild, publications } from './publications.ts';
import { damageToReplace, readDeployment } from './read-site.ts';
import { newerRolledBackBuilds, remainingRollbacks } from './remaining-rollbacks.ts';
import { withSiteLock } from './site-lock.ts';

/** A region's site, and what a roll-out may do there. */
export interface RollOut extends RegionSite {
  /**
   * Whether the site may currently run another region, as when a portal is started for this one.
   */
  readonly takesOver?: boolean;
  /** Names of what may change; everything by default. */
  readonly only?: readonly string[];
}

/** The deployment a region would run, and the running one. */
export interface Plan {
  readonly before: Deployment | undefined;
  readonly after: Deployment;
  readonly choice: Choice;
  readonly decisions: Decisions;
  readonly published: readonly PublishedBuild[];
  /** The region files' choices for its remotes. */
  readonly choices: RemoteChoices;
}

/** A change of decisions made together with a deployment. */
type Change = (decisions: Decisions) => Decisions;

const keepDecisions: Change = (decisions) => decisions;

/**
 * Resolves what a region runs, from its files, the publications, and its operator's decisions.
 * Writes nothing.
 *
 * @throws Refused if the parts do not fit together; it names those that could be deployed alone
 */
export async function planRegion(site: RollOut, change = keepDecisions): Promise<Plan> {
  try {
    return await resolve(site, change);
  } catch (error) {
    if (!(error instanceof Refused) || site.only) throw error;
    const fitting = await deployableAlone(site, change);
    if (fitting.length === 0) throw await withRepair(error, site);
    const alone = fitting
      .map((name) => fleetCommandLine('deploy', `${site.region} --only ${name}`, site.asked))
      .join(', or ');
    throw new Refused(error.sentence, [...error.reasons, `the others need not wait: ${alone}`]);
  }
}

/** Adds to a refusal how to restore what ran, if the deployment is damaged. */
async function withRepair(error: Refused, site: RollOut): Promise<Refused> {
  const damage = site.takesOver ? undefined : await damageToReplace(site).catch(() => undefined);
  if (!damage) return error;
  const again = fleetCommandLine('repair', site.region, site.asked);
  return new Refused(error.sentence, [...error.reasons, `what ran can be written anew: ${again}`]);
}

/** Names of what could be deployed alone: a publication that does not fit does not block others. */
async function deployableAlone(site: RollOut, change: Change): Promise<string[]> {
  const [published, running] = await Promise.all([
    publications(site.siteDir),
    readDeployment(site.siteDir, site.region),
  ]);
  const fitting: string[] = [];
  for (const name of [...new Set(published.map((build) => build.name))].sort()) {
    const plan = await resolve({ ...site, only: [name] }, change).catch(() => undefined);
    if (
      plan &&
      !isDeepStrictEqual(deployedPartOf(name, plan.after), deployedPartOf(name, running))
    ) {
      fitting.push(name);
    }
  }
  return fitting;
}

/**
 * The part of a deployment that changes when one name is deployed alone; the settings belong to the
 * shell.
 */
const deployedPartOf = (name: string, deployment: Deployment | undefined) =>
  name === 'shell'
    ? deployment && { ...deployment, remotes: [] }
    : deployment?.remotes.find((remote) => remote.name === name);

async function resolve(site: RollOut, change: Change): Promise<Plan> {
  const { siteDir, region, regionsDir, only, asked } = site;
  const damage = site.takesOver ? undefined : await damageToReplace(site);
  if (damage && only) {
    const all = fleetCommandLine('deploy', region, asked);
    throw new ComposeRefused(region, [
      `${damage} Nobody knows what else runs: ${all}, or ${fleetCommandLine('repair', region, asked)}`,
    ]);
  }
  const [{ remotes: said }, published, before] = await Promise.all([
    readRegion(region, regionsDir),
    publications(siteDir),
    readDeployment(siteDir, region),
  ]);
  const decisions = change(await readDecisions(siteDir, region, before));
  const { choices, refusals } = await checkReplacements(said, site, published);
  const choice = chooseBuilds({ ...site, published, choices, running: before, decisions });
  const notes = damage ? [damage, ...choice.notes] : choice.notes;
  const reasons = [...refusals, ...choice.refusals];
  if (reasons.length > 0) throw new ComposeRefused(region, reasons);
  const known = knownBuilds(before, decisions);
  const composed = await compose({ ...site, builds: choice.builds, known });
  const remotes = composed.remotes.map((entry) => {
    const ran = buildsThatRan(entry.name, before, decisions);
    const bad = ownValue(decisions.rolled_back, entry.name)?.from ?? [];
    return withPreviousBuilds(entry, { ran, bad, published });
  });
  const after = { ...composed, remotes };
  const size = Buffer.byteLength(deploymentText(after));
  if (size > largestDeployment) {
    const limit = `deployment.json would have ${size} bytes, and browsers read at most ${largestDeployment}`;
    throw new ComposeRefused(region, [`${limit}: leave something out`]);
  }
  return { before, after, choice: { ...choice, notes }, choices, decisions, published };
}

/** A plan that was carried out. */
export interface RollOutResult extends Plan {
  /** Builds that were removed because they are not needed. */
  readonly removed: readonly PublishedBuild[];
}

/**
 * Deploys what {@link planRegion} resolves, stores the decisions, and removes builds that are not
 * needed.
 *
 * @throws Refused if the parts do not fit together; the site stays unchanged
 */
export const rollOut = (site: RollOut, change = keepDecisions): Promise<RollOutResult> =>
  withSiteLock(site.siteDir, async () => {
    const { siteDir } = site;
    const plan = await planRegion(site, change);
    const { before, after, choice, decisions, published } = plan;
    await deploy(after, siteDir);
    await writeDecisions(siteDir, {
      ...decisions,
      taken: choice.taken,
      shell: after.shell.version,
      builds: buildsIn(after),
      since: runningSinceAll(before, after, decisions),
      rolled_back: remainingRollbacks(decisions.rolled_back, choice.builds, published),
    });
    return { ...plan, removed: await prune(siteDir, { ...plan, decided: decidedBuildsIn(plan) }) };
  });

/** Builds named by decisions, such as `dashboard 0.1.0-1a2b3c4d`: pinned, or rolled back. */
const decidedBuildsIn = ({ choices, choice, decisions, published }: Plan): string[] => [
  ...Object.entries(choices).flatMap(([name, { version }]) =>
    version ? `${name} ${version}` : [],
  ),
  ...newerRolledBackBuilds(decisions.rolled_back, choice.builds, published).map(
    ({ name, version }) => `${name} ${version}`,
  ),
];
