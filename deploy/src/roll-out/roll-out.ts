import type { Deployment } from '@portal/platform/remote';
import { ComposeRefused, compose } from '../compose/compose.ts';
import { readRegion } from '../compose/region.ts';
import { deploy } from '../publish/deploy.ts';
import { type Choice, chooseBuilds } from './choose-builds.ts';
import { type Decisions, readDecisions, sinceOf, writeDecisions } from './decisions.ts';
import { knownBuilds } from './known-builds.ts';
import { previousBuilds } from './previous-builds.ts';
import { prune } from './prune.ts';
import { type Published, publications } from './publications.ts';
import { damageToReplace, readDeployment } from './read-site.ts';
import { whileLocked } from './site-lock.ts';

export interface RegionSite {
  readonly siteDir: string;
  readonly region: Deployment['region'];
  /** Address of the sign-in page. */
  readonly signIn: string;
  /** Where the regions are described; the portal's own folder unless told otherwise. */
  readonly regionsDir?: string;
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
  /** Versions that people decided on, as `dashboard 0.1.0-1a2b3c4d`. */
  readonly decided: readonly string[];
}

/** What is decided at the occasion of a deployment. */
type Change = (decisions: Decisions) => Decisions;

const nothing: Change = (decisions) => decisions;

/**
 * Resolves what a region runs, from its files, what is published and what its operator decided.
 * Writes nothing.
 *
 * @throws ComposeRefused when the parts do not fit together
 */
export async function planRegion(site: RegionSite, change = nothing): Promise<Plan> {
  const { siteDir, region, regionsDir, only } = site;
  const damage = site.takesOver ? undefined : await damageToReplace(siteDir, region);
  const [{ remotes: choices }, published, before] = await Promise.all([
    readRegion(region, regionsDir),
    publications(siteDir),
    readDeployment(siteDir, region),
  ]);
  const decisions = change(await readDecisions(siteDir, region, before));
  const choice = chooseBuilds({ region, published, choices, running: before, decisions, only });
  const notes = damage ? [damage, ...choice.notes] : choice.notes;
  if (choice.refusals.length > 0) throw new ComposeRefused(region, choice.refusals);
  const known = knownBuilds(before);
  const composed = await compose({ ...site, builds: choice.builds, known });
  const remotes = composed.remotes.map((entry) => {
    const running = before?.remotes.find(({ name }) => name === entry.name);
    const bad = decisions.rolled_back[entry.name]?.from ?? [];
    const previous = previousBuilds({ running, version: entry.version, bad, published });
    return previous.length > 0 ? { ...entry, previous } : entry;
  });
  const decided = [
    ...Object.entries(choices).flatMap(([name, { version }]) => (version ? [[name, version]] : [])),
    ...Object.entries(decisions.rolled_back).flatMap(([name, { from }]) =>
      from.map((version) => [name, version]),
    ),
  ].map((one) => one.join(' '));
  const after = { ...composed, remotes };
  return { before, after, choice: { ...choice, notes }, decisions, published, decided };
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
 * @throws ComposeRefused when the parts do not fit together; the site stays as it was
 */
export const rollOut = (site: RegionSite, change = nothing): Promise<RolledOut> =>
  whileLocked(site.siteDir, async () => {
    const { siteDir } = site;
    const plan = await planRegion(site, change);
    const { before, after, choice, decisions } = plan;
    await deploy(after, siteDir);
    const stillBack = Object.entries(decisions.rolled_back).filter(([name, { to }]) =>
      choice.builds.some((build) => build.name === name && build.version === to),
    );
    await writeDecisions(siteDir, {
      ...decisions,
      taken: choice.taken,
      since: sinceOf(before, after, decisions),
      rolled_back: Object.fromEntries(stillBack),
    });
    return { ...plan, removed: await prune(siteDir, plan) };
  });
