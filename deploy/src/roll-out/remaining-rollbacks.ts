import { editionOf } from '../build/editions.ts';
import { ownValue } from '../build/own-value.ts';
import type { ChosenBuild } from './choice.ts';
import type { Decisions } from './decisions.ts';
import { isPublished, type PublishedBuild } from './publications.ts';

type RolledBack = Decisions['rolled_back'];

/**
 * The rollbacks that remain in force after a deployment. A bad build stays marked as long as it is
 * in the site; the newest good one runs in its place.
 */
export function remainingRollbacks(
  rolledBack: RolledBack,
  builds: readonly ChosenBuild[],
  published: readonly PublishedBuild[],
): RolledBack {
  const still = Object.entries(rolledBack).flatMap(([name, { to, from }]) => {
    const left = from.filter((version) => isPublished(published, { name, version }));
    const runs = builds.find((build) => build.name === name);
    const isGood = runs?.reason === 'newest' && editionOf(runs.version) === editionOf(to);
    return left.length > 0 ? [[name, { to: isGood ? runs.version : to, from: left }]] : [];
  });
  return Object.fromEntries(still);
}

/** Rolled-back builds newer than the running ones, to which a rollback may return. */
export const newerRolledBackBuilds = (
  rolledBack: RolledBack,
  builds: readonly ChosenBuild[],
  published: readonly PublishedBuild[],
): PublishedBuild[] =>
  builds.flatMap((runs) => {
    const own = published.filter(({ kind, name }) => kind === runs.kind && name === runs.name);
    const place = own.findIndex(({ version }) => version === runs.version);
    return own
      .slice(0, Math.max(place, 0))
      .filter(({ version }) => ownValue(rolledBack, runs.name)?.from.includes(version));
  });
