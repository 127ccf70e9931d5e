import { isDeepStrictEqual } from 'node:util';
import { type Deployment, largestDeployment } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import { ComposeRefused, compose, type RegionSite } from '../compose/compose.ts';
import type { RemoteChoices } from '../compose/region.schema.ts';
import { readRegion } from '../compose/region.ts';
import { command } from '../site/command.ts';
import { deploy, deploymentText } from '../site/deploy.ts';
import { Refused } from '../site/refused.ts';
import type { Choice } from './choice.ts';
import { chooseBuilds } from './choose-builds.ts';
import { type Decisions, readDecisions, sinceOf, writeDecisions } from './decisions.ts';
import { knownBuilds } from './known-builds.ts';
import { inTheirOwnRight } from './own-right.ts';
import { buildsIn, ranUntilNow, withEarlier } from './previous-builds.ts';
import { prune } from './prune.ts';
import { type Published, publications } from './publications.ts';
import { damageToReplace, readDeployment } from './read-site.ts';
import { whileLocked } from './site-lock.ts';
import { stillTakenBack, takenBackLater } from './taken-back.ts';

/** A region's site, with what a roll-out may do there. */
export interface RollOut extends RegionSite {
  /** Whether the site may run another region now, as when a portal is started for this one. */
  readonly takesOver?: boolean;
  /** What alone may change, by name; everything unless given. */
  readonly only?: readonly string[];
}

/** What a region would run, and what it runs now. */
export interface Plan {
  readonly before: Deployment | undefined;
  readonly after: Deployment;
  readonly choice: Choice;
  readonly decisions: Decisions;
  readonly published: readonly Published[];
  /** What the region's files decide about its remotes. */
  readonly choices: RemoteChoices;
}

/** What is decided at the occasion of a deployment. */
type Change = (decisions: Decisions) => Decisions;

const nothing: Change = (decisions) => decisions;

/**
 * Resolves what a region runs, from its files, what is published and what its operator decided.
 * Writes nothing.
 *
 * @throws Refused when the parts do not fit together; it names what could be deployed alone
 */
export async function planRegion(site: RollOut, change = nothing): Promise<Plan> {
  try {
    return await resolve(site, change);
  } catch (error) {
    if (!(error instanceof Refused) || site.only) throw error;
    const fitting = await fittingAlone(site, change);
    if (fitting.length === 0) throw await withRepair(error, site);
    const alone = fitting
      .map((name) => command('deploy', `${site.region} --only ${name}`, site.asked))
      .join(', or ');
    throw new Refused(error.sentence, [...error.reasons, `the others need not wait: ${alone}`]);
  }
}

/** A refusal that tells how to bring back what ran, while nothing usable says what does. */
async function withRepair(error: Refused, site: RollOut): Promise<Refused> {
  const damage = site.takesOver ? undefined : await damageToReplace(site).catch(() => undefined);
  if (!damage) return error;
  const again = command('repair', site.region, site.asked);
  return new Refused(error.sentence, [...error.reasons, `what ran can be written anew: ${again}`]);
}

/** What could be deployed alone, by name: a publication that does not fit stops nobody else's. */
async function fittingAlone(site: RollOut, change: Change): Promise<string[]> {
  const [published, running] = await Promise.all([
    publications(site.siteDir),
    readDeployment(site.siteDir, site.region),
  ]);
  const fitting: string[] = [];
  for (const name of [...new Set(published.map((build) => build.name))].sort()) {
    const plan = await resolve({ ...site, only: [name] }, change).catch(() => undefined);
    if (plan && !isDeepStrictEqual(ofItsOwn(name, plan.after), ofItsOwn(name, running))) {
      fitting.push(name);
    }
  }
  return fitting;
}

/** What a deployment of one name alone is for; with the shell come the settings, too. */
const ofItsOwn = (name: string, deployment: Deployment | undefined) =>
  name === 'shell'
    ? deployment && { ...deployment, remotes: [] }
    : deployment?.remotes.find((remote) => remote.name === name);

async function resolve(site: RollOut, change: Change): Promise<Plan> {
  const { siteDir, region, regionsDir, only, asked } = site;
  const damage = site.takesOver ? undefined : await damageToReplace(site);
  if (damage && only) {
    const all = command('deploy', region, asked);
    throw new ComposeRefused(region, [
      `${damage} Nobody knows what else runs: ${all}, or ${command('repair', region, asked)}`,
    ]);
  }
  const [{ remotes: said }, published, before] = await Promise.all([
    readRegion(region, regionsDir),
    publications(siteDir),
    readDeployment(siteDir, region),
  ]);
  const decisions = change(await readDecisions(siteDir, region, before));
  const { choices, refusals } = await inTheirOwnRight(said, site, published);
  const choice = chooseBuilds({ ...site, published, choices, running: before, decisions });
  const notes = damage ? [damage, ...choice.notes] : choice.notes;
  const reasons = [...refusals, ...choice.refusals];
  if (reasons.length > 0) throw new ComposeRefused(region, reasons);
  const known = knownBuilds(before, decisions);
  const composed = await compose({ ...site, builds: choice.builds, known });
  const remotes = composed.remotes.map((entry) => {
    const ran = ranUntilNow(entry.name, before, decisions);
    const bad = ownValue(decisions.rolled_back, entry.name)?.from ?? [];
    return withEarlier(entry, { ran, bad, published });
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
export interface RolledOut extends Plan {
  /** Builds that were removed because nothing needs them. */
  readonly removed: readonly Published[];
}

/**
 * Lets a region run what {@link planRegion} resolves, remembers what was taken, and removes builds
 * that nothing needs.
 *
 * @throws Refused when the parts do not fit together; the site stays as it was
 */
export const rollOut = (site: RollOut, change = nothing): Promise<RolledOut> =>
  whileLocked(site.siteDir, async () => {
    const { siteDir } = site;
    const plan = await planRegion(site, change);
    const { before, after, choice, decisions, published } = plan;
    await deploy(after, siteDir);
    await writeDecisions(siteDir, {
      ...decisions,
      taken: choice.taken,
      shell: after.shell.version,
      builds: buildsIn(after),
      since: sinceOf(before, after, decisions),
      rolled_back: stillTakenBack(decisions.rolled_back, choice.builds, published),
    });
    return { ...plan, removed: await prune(siteDir, { ...plan, decided: decidedIn(plan) }) };
  });

/** Builds that people decided on, as `dashboard 0.1.0-1a2b3c4d`: pinned, or taken back from. */
const decidedIn = ({ choices, choice, decisions, published }: Plan): string[] => [
  ...Object.entries(choices).flatMap(([name, { version }]) =>
    version ? `${name} ${version}` : [],
  ),
  ...takenBackLater(decisions.rolled_back, choice.builds, published).map(
    ({ name, version }) => `${name} ${version}`,
  ),
];
