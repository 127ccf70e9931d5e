import { ownValue } from '../build/own-value.ts';
import { command } from '../site/command.ts';
import { buildByRule } from './build-by-rule.ts';
import type { Choice, ChosenBuild, Question } from './choice.ts';
import { isPublished, newestOf } from './publications.ts';

/**
 * Decides what a region runs: of every remote the newest publication, unless the region pins another
 * version, it was rolled back, or an operator put another entry into `deployment.json` by hand. Such
 * an entry stays while its build is in the site; one that was taken out comes back.
 */
export function chooseBuilds(question: Question): Choice {
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
    if ((may && ownValue(choices, name)?.run === false) || isGone(name, question)) continue;
    const chosen = may ? buildByRule(name, question) : asItRuns(name, question);
    if (typeof chosen === 'string') refusals.push(chosen);
    else if (chosen) {
      const stays = chosen.reason === 'as it runs';
      taken[name] = (stays && ownValue(decisions.taken, name)) || chosen.version;
      if (chosen.reason === 'rolled back') notes.push(staysOut(chosen, question));
      const inPlaceOf = ownValue(choices, name)?.in_place_of;
      builds.push({ ...chosen, ...(inPlaceOf !== undefined && { inPlaceOf }) });
    }
  }
  for (const entry of madeByHand(question, taken)) {
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

function staysOut({ name, version }: ChosenBuild, question: Question): string {
  const { region, published, choices, asked } = question;
  const newest = newestOf(name, published, ownValue(choices, name)?.edition)?.version;
  return (
    `${name} stays at ${version}: ${newest} was rolled back. ` +
    `Bring it back: ${command('rollback', `${region} ${name} --to ${newest}`, asked)}.`
  );
}

/** Why a name that a region's file holds leads nowhere; nothing when nobody needs it. */
function unpublished(name: string, { region, choices, asked }: Question): string[] {
  const { in_place_of, replaced_by, unasked } = ownValue(choices, name) ?? {};
  if (unasked || replaced_by !== undefined) return [];
  const missing = 'and nobody published';
  if (in_place_of === undefined) {
    return [
      `${region}.json names the remote ${name}, ${missing} one: publish it, or correct the name`,
    ];
  }
  return [
    `${region}.json runs ${name} in the place of ${in_place_of}, ${missing} it: ${command('publish', name, asked)}`,
  ];
}

/** A remote and the package that replaces it change together: they own the same paths. */
function mayChange(name: string, { only, choices }: Question): boolean {
  const { in_place_of = name, replaced_by = name } = ownValue(choices, name) ?? {};
  return !only || [name, in_place_of, replaced_by].some((one) => only.includes(one));
}

/** The build that runs, for as long as it is in the site; a remote that does not run stays away. */
function asItRuns(name: string, { running, published }: Question): ChosenBuild | undefined {
  const entry = running?.remotes.find((one) => one.name === name);
  if (!entry || !isPublished(published, entry)) return undefined;
  return { kind: 'remote', name, version: entry.version, reason: 'as it runs' };
}

function shellOf(question: Question): ChosenBuild | undefined {
  const shells = question.published.filter(({ kind }) => kind === 'shell');
  const [newest] = shells;
  const version = question.running?.shell.version;
  const present = shells.find((shell) => shell.version === version);
  if (present && !mayChange('shell', question)) return { ...present, reason: 'as it runs' };
  return newest && { ...newest, reason: 'newest' };
}

/** A remote that left the checkout stays away until somebody publishes it again. */
function isGone(name: string, { decisions, published }: Question): boolean {
  const since = ownValue(decisions.gone, name);
  const newest = published.find((build) => build.kind === 'remote' && build.name === name);
  return since !== undefined && newest !== undefined && newest.time <= Date.parse(since);
}

function madeByHand(
  { running, decisions, choices }: Question,
  taken: Readonly<Record<string, string>>,
) {
  return (running?.remotes ?? []).filter(
    ({ name, version }) =>
      version !== ownValue(decisions.taken, name) &&
      version !== ownValue(taken, name) &&
      ownValue(choices, name)?.run !== false &&
      // What a development that was broken off left behind is nobody's choice.
      !version.endsWith('-dev'),
  );
}
