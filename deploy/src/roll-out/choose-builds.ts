import { ownValue } from '../build/own-value.ts';
import { fleetCommandLine } from '../site/fleet-command-line.ts';
import { buildByRule } from './build-by-rule.ts';
import type { BuildQuery, Choice, ChosenBuild } from './choice.ts';
import { isPublished, newestOf } from './publications.ts';

/**
 * Chooses the builds of a region: the newest publication of every remote, unless the region pins
 * another version, the remote was rolled back, or an operator edited its entry in `deployment.json`
 * by hand. Such an entry stays while its build is in the site; a removed entry comes back.
 */
export function chooseBuilds(question: BuildQuery): Choice {
  const { published, choices, decisions } = question;
  const names = new Set(published.filter(({ kind }) => kind === 'remote').map(({ name }) => name));
  const refusals = Object.keys(choices)
    .filter((name) => !names.has(name) && mayChange(name, question))
    .flatMap((name) => unpublished(name, question));
  const notes: string[] = [];
  const builds: ChosenBuild[] = [];
  const taken: Record<string, string> = {};
  for (const name of names) {
    const may = mayChange(name, question);
    if ((may && ownValue(choices, name)?.run === false) || hasLeftCheckout(name, question))
      continue;
    const chosen = may ? buildByRule(name, question) : runningBuildOf(name, question);
    if (typeof chosen === 'string') refusals.push(chosen);
    else if (chosen) {
      const stays = chosen.reason === 'as it runs';
      taken[name] = (stays && ownValue(decisions.taken, name)) || chosen.version;
      if (chosen.reason === 'rolled back') notes.push(rolledBackNote(chosen, question));
      const inPlaceOf = ownValue(choices, name)?.in_place_of;
      builds.push({ ...chosen, ...(inPlaceOf !== undefined && { inPlaceOf }) });
    }
  }
  for (const entry of remotesChangedByHand(question, taken)) {
    const { name, version } = entry;
    if (!isPublished(published, entry)) {
      notes.push(
        `${name} follows what is published: the site has no build ${version}, which deployment.json names.`,
      );
      continue;
    }
    notes.push(
      `${name} stays at ${version}, as deployment.json says; remove its entry to follow what is published.`,
    );
    const place = builds.findIndex((build) => build.name === name);
    const build = { kind: 'remote', name, version, reason: 'by hand' } as const;
    builds.splice(place === -1 ? builds.length : place, 1, build);
  }
  const shell = shellOf(question);
  if (shell) builds.unshift(shell);
  return { builds, taken: { ...decisions.taken, ...taken }, refusals, notes };
}

function rolledBackNote({ name, version }: ChosenBuild, question: BuildQuery): string {
  const { region, published, choices, asked } = question;
  const newest = newestOf(name, published, ownValue(choices, name)?.edition)?.version;
  return (
    `${name} stays at ${version}: ${newest} was rolled back. ` +
    `Bring it back: ${fleetCommandLine('rollback', `${region} ${name} --to ${newest}`, asked)}.`
  );
}

/** Why a remote named in a region file cannot run; empty if it is not needed. */
function unpublished(name: string, { region, choices, asked }: BuildQuery): string[] {
  const { in_place_of, replaced_by, unasked } = ownValue(choices, name) ?? {};
  if (unasked || replaced_by !== undefined) return [];
  const missing = 'and nobody published';
  if (in_place_of === undefined) {
    return [
      `${region}.json names the remote ${name}, ${missing} one: publish it, or correct the name`,
    ];
  }
  return [
    `${region}.json runs ${name} in the place of ${in_place_of}, ${missing} it: ${fleetCommandLine('publish', name, asked)}`,
  ];
}

/** A remote and its replacement change together, because they own the same paths. */
function mayChange(name: string, { only, choices }: BuildQuery): boolean {
  const { in_place_of = name, replaced_by = name } = ownValue(choices, name) ?? {};
  return !only || [name, in_place_of, replaced_by].some((one) => only.includes(one));
}

/** The running build, as long as it is in the site; a remote that does not run is not added. */
function runningBuildOf(name: string, { running, published }: BuildQuery): ChosenBuild | undefined {
  const entry = running?.remotes.find((one) => one.name === name);
  if (!entry || !isPublished(published, entry)) return undefined;
  return { kind: 'remote', name, version: entry.version, reason: 'as it runs' };
}

function shellOf(question: BuildQuery): ChosenBuild | undefined {
  const shells = question.published.filter(({ kind }) => kind === 'shell');
  const [newest] = shells;
  const version = question.running?.shell.version;
  const present = shells.find((shell) => shell.version === version);
  if (present && !mayChange('shell', question)) return { ...present, reason: 'as it runs' };
  return newest && { ...newest, reason: 'newest' };
}

/** A remote that left the checkout stays out until it is published again. */
function hasLeftCheckout(name: string, { decisions, published }: BuildQuery): boolean {
  const since = ownValue(decisions.gone, name);
  const newest = published.find((build) => build.kind === 'remote' && build.name === name);
  return since !== undefined && newest !== undefined && newest.time <= Date.parse(since);
}

function remotesChangedByHand(
  { running, decisions, choices }: BuildQuery,
  taken: Readonly<Record<string, string>>,
) {
  return (running?.remotes ?? []).filter(
    ({ name, version }) =>
      version !== ownValue(decisions.taken, name) &&
      version !== ownValue(taken, name) &&
      ownValue(choices, name)?.run !== false &&
      // Left over from an interrupted development session, not chosen by anyone.
      !version.endsWith('-dev'),
  );
}
