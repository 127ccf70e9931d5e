import type { Deployment } from '@portal/platform/remote';
import { editionOf } from '../build/editions.ts';
import type { RemoteChoices } from '../compose/region.ts';
import type { Publication } from '../publish/publish.ts';
import type { Decisions } from './decisions.ts';
import { isPublished, type Published } from './publications.ts';

/** Why a region runs the version that it runs. */
export type Reason = 'newest' | 'pinned' | 'rolled back' | 'by hand' | 'as it runs';

export interface ChosenBuild extends Publication {
  readonly reason: Reason;
}

export interface Choice {
  readonly builds: readonly ChosenBuild[];
  /** The version of each remote that would run, had nobody made an entry by hand. */
  readonly taken: Decisions['taken'];
  /** A sentence for each thing that people decided and that cannot be; none when all is well. */
  readonly refusals: readonly string[];
  /** A line about each entry that was made by hand. */
  readonly notes: readonly string[];
}

export interface Question {
  readonly region: Deployment['region'];
  /** Builds in the site, newest first. */
  readonly published: readonly Published[];
  /** What the region's files decide about its remotes. */
  readonly choices: RemoteChoices;
  /** What runs now; undefined when nothing of this region does. */
  readonly running: Deployment | undefined;
  readonly decisions: Decisions;
  /** What alone may change, by name; everything unless given. */
  readonly only?: readonly string[] | undefined;
}

/**
 * Decides what a region runs: of every remote the newest publication, unless the region pins another
 * version, it was rolled back, or an operator put another entry into `deployment.json` by hand. Such
 * an entry stays while its build is in the site; one that was taken out comes back.
 */
export function chooseBuilds(question: Question): Choice {
  const { region, published, choices, decisions } = question;
  const names = new Set(published.filter(({ kind }) => kind === 'remote').map(({ name }) => name));
  const refusals = Object.keys(choices)
    .filter((name) => !names.has(name))
    .map(
      (name) =>
        `${region}.json names the remote ${name}, and nobody published one: ` +
        'publish it, or correct the name',
    );
  const notes: string[] = [];
  const builds: ChosenBuild[] = [];
  const taken: Record<string, string> = {};
  for (const name of names) {
    if (choices[name]?.run === false || isGone(name, question)) continue;
    const chosen = mayChange(name, question) ? byRule(name, question) : asItRuns(name, question);
    if (typeof chosen === 'string') refusals.push(chosen);
    else if (chosen) {
      const stays = chosen.reason === 'as it runs';
      taken[name] = (stays && decisions.taken[name]) || chosen.version;
      builds.push(chosen);
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

/** The build that the rules choose; a text says why none can be. */
function byRule(
  name: string,
  { region, published, choices, decisions }: Question,
): ChosenBuild | string | undefined {
  const { version: pin, edition = '' } = choices[name] ?? {};
  const own = published.filter((build) => build.kind === 'remote' && build.name === name);
  const chosen = (version: string, reason: Reason): ChosenBuild => ({
    kind: 'remote',
    name,
    version,
    reason,
  });
  if (pin !== undefined) {
    if (isPublished(own, { name, version: pin })) return chosen(pin, 'pinned');
    const there = own.map(({ version }) => version).join(', ');
    return `${region}.json pins ${name} to ${pin}, and the site has only ${there}: publish it, or pin another`;
  }
  const newest = own.find(({ version }) => editionOf(version) === edition);
  if (!newest) {
    if (!edition) return undefined;
    return (
      `${region}.json runs the edition ${edition} of ${name}, and none is published: ` +
      `npm run fleet -- publish ${name} --edition ${edition}`
    );
  }
  const back = decisions.rolled_back[name];
  if (back?.from.includes(newest.version) && isPublished(own, { name, version: back.to })) {
    return chosen(back.to, 'rolled back');
  }
  return chosen(newest.version, 'newest');
}

const mayChange = (name: string, { only }: Question): boolean => !only || only.includes(name);

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
  const since = decisions.gone[name];
  const newest = published.find((build) => build.kind === 'remote' && build.name === name);
  return since !== undefined && newest !== undefined && newest.time <= Date.parse(since);
}

function madeByHand(
  { running, decisions, choices }: Question,
  taken: Readonly<Record<string, string>>,
) {
  return (running?.remotes ?? []).filter(
    ({ name, version }) =>
      version !== decisions.taken[name] &&
      version !== taken[name] &&
      choices[name]?.run !== false &&
      // What a development that was broken off left behind is nobody's choice.
      !version.endsWith('-dev'),
  );
}
