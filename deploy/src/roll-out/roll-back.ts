import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import { pathsUnderBases } from '../compose/api-bases.ts';
import { ComposeRefused } from '../compose/compose.ts';
import { damage } from '../compose/damage.ts';
import { readPublishedRemote, readPublishedShell } from '../compose/published-builds.ts';
import { refusals } from '../compose/refusals.ts';
import { readRegion } from '../compose/region.ts';
import { readSingletons } from '../compose/singletons.ts';
import { deploy } from '../site/deploy.ts';
import { fleetCommandLine } from '../site/fleet-command-line.ts';
import { publishedDir } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { type Decisions, readDecisions, runningSinceAll, writeDecisions } from './decisions.ts';
import { knownBuilds } from './known-builds.ts';
import { buildsIn, buildsOf, withPreviousBuilds } from './previous-builds.ts';
import { newestOf, type PublishedBuild, publications } from './publications.ts';
import { runningDeployment, type SiteOfRegion } from './read-site.ts';
import { withSiteLock } from './site-lock.ts';

interface Request extends SiteOfRegion {
  readonly remote: string;
  /** The target version; by default the last good one before the running one. */
  readonly to?: string | undefined;
  readonly regionsDir?: string | undefined;
}

/** The versions of a remote before and after a rollback. */
export interface RolledBack {
  readonly from: string;
  readonly to: string;
  /** A newer good build, which the next deployment takes. */
  readonly newer: string | undefined;
}

/**
 * Rolls one remote of a region back to an earlier build, and leaves the others unchanged. Later
 * deployments keep it there until a newer build is published.
 *
 * @throws Refused if there is no earlier build, or it does not fit the other running builds
 */
export const rollBack = (request: Request): Promise<RolledBack> =>
  withSiteLock(request.siteDir, async () => {
    const { siteDir, region, remote: name, regionsDir } = request;
    const before = await runningDeployment(request);
    if (name === 'shell')
      throw refused(request, await shellRollbackAdvice(request, before.shell.version));
    const running = before.remotes.find((one) => one.name === name);
    if (!running) {
      const names = before.remotes.map((one) => one.name).join(', ');
      throw refused(request, [`${region} runs no ${name}, only ${names}`]);
    }
    const choice = ownValue((await readRegion(region, regionsDir)).remotes, name);
    if (choice?.version !== undefined) {
      throw refused(request, [`${region}.json pins it to ${choice.version}: change the pin there`]);
    }
    const published = await publications(siteDir);
    const decisions = await readDecisions(siteDir, region, before);
    const to = targetOf(
      request,
      running,
      published,
      ownValue(decisions.rolled_back, name)?.from ?? [],
    );
    const entry = await entryFor(request, before, to, decisions);
    const bad = badVersions(
      { to, isNamed: request.to !== undefined },
      decisions,
      running,
      published,
    );
    const remotes = before.remotes.map((one) =>
      one === running ? withPreviousBuilds(entry, { ran: buildsOf(running), bad, published }) : one,
    );
    const after = { ...before, remotes };
    await deploy(after, siteDir);
    await writeDecisions(siteDir, {
      ...decisions,
      taken: { ...decisions.taken, [name]: to },
      shell: after.shell.version,
      builds: buildsIn(after),
      since: runningSinceAll(before, after, decisions),
      rolled_back: { ...decisions.rolled_back, [name]: { to, from: bad } },
    });
    const newest = newestOf(name, published, choice?.edition);
    const isTaken = newest && newest.version !== to && !bad.includes(newest.version);
    return { from: running.version, to, newer: isTaken ? newest.version : undefined };
  });

const refused = ({ region, remote }: Request, reasons: readonly string[]) =>
  new Refused(`${remote} cannot be rolled back in ${region}`, reasons);

/** Explains how to roll back the shell: a region runs its last published build. */
async function shellRollbackAdvice(
  { siteDir, region, asked }: Request,
  version: string,
): Promise<string[]> {
  const shells = (await publications(siteDir)).filter(({ kind }) => kind === 'shell');
  const older = shells.map((one) => one.version).filter((one) => one !== version);
  return [
    `the shell goes back when its older build is published again, from a checkout of it: ${fleetCommandLine('publish', 'shell', asked)}, then ${fleetCommandLine('deploy', `${region} --only shell`, asked)}`,
    older.length > 0 ? `the site has ${older.join(', ')}` : 'the site has no other build of it',
  ];
}

function targetOf(
  request: Request,
  { name, version, previous = [] }: DeployedRemote,
  published: readonly PublishedBuild[],
  bad: readonly string[],
): string {
  const own = published.filter((build) => build.kind === 'remote' && build.name === name);
  const there = own.map((build) => build.version).filter((one) => one !== version);
  const offers = there.map((one) => (bad.includes(one) ? `${one} (taken back)` : one));
  const hint =
    there.length > 0 ? `the site has ${offers.join(', ')}` : 'the site has no other build';
  if (request.to === version) throw refused(request, [`${version} is what runs; ${hint}`]);
  if (request.to !== undefined) {
    if (there.includes(request.to)) return request.to;
    throw refused(request, [`${request.to} is not published; ${hint}`]);
  }
  const good = previous.find(
    (build) => there.includes(build.version) && !bad.includes(build.version),
  );
  if (good) return good.version;
  throw refused(request, [`no good build before ${version} is known; ${hint}: name one with --to`]);
}

/** The entry of the target build, which must fit everything else that runs. */
async function entryFor(
  request: Request,
  before: Deployment,
  version: string,
  decisions: Decisions,
): Promise<DeployedRemote> {
  const { siteDir, region, remote: name } = request;
  const found = await readPublishedRemote(siteDir, { kind: 'remote', name, version });
  const { manifest: shell } = await readPublishedShell(siteDir, {
    kind: 'shell',
    name: 'shell',
    version: before.shell.version,
  });
  const others = before.remotes.filter((one) => one.name !== name);
  // The other remotes count with what the deployment says about them; whether they are intact is
  // not checked.
  const neighbours = others.map(async (entry) => {
    const dir = publishedDir(siteDir, { kind: 'remote', ...entry });
    return { entry, shared: {}, singletons: await readSingletons(dir) };
  });
  const reasons = [
    ...pathsUnderBases(before.api, [found.entry]),
    ...refusals([found, ...(await Promise.all(neighbours))], shell),
    ...(await damage([found], knownBuilds(before, decisions))),
  ];
  if (reasons.length > 0) throw new ComposeRefused(region, reasons);
  return found.entry;
}

/** The versions that were rolled back, so that neither a deployment nor a page takes them again. */
function badVersions(
  { to, isNamed }: { readonly to: string; readonly isNamed: boolean },
  { rolled_back, taken }: Decisions,
  { name, version }: DeployedRemote,
  published: readonly PublishedBuild[],
): string[] {
  const known = ownValue(rolled_back, name)?.from ?? [];
  const own = published.filter((build) => build.kind === 'remote' && build.name === name);
  const place = (one: string) => own.findIndex((build) => build.version === one);
  // Going forward: the former build was good, and is not marked.
  if (isNamed && place(to) < place(version)) return known.filter((one) => one !== to);
  const newest = own[0]?.version;
  // An entry made by hand hides the version of the last deployment: that one is marked, too.
  const hidden = newest !== undefined && ownValue(taken, name) === newest ? [newest] : [];
  return [...new Set([...known, version, ...hidden])].filter((one) => one !== to);
}
