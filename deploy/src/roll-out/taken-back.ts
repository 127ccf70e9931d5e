import { editionOf } from '../build/editions.ts';
import { ownValue } from '../build/own-value.ts';
import type { ChosenBuild } from './choice.ts';
import type { Decisions } from './decisions.ts';
import { isPublished, type Published } from './publications.ts';

type RolledBack = Decisions['rolled_back'];

/**
 * What stays decided about builds that were taken back, once others run. A build that was found bad
 * stays so for as long as it lies in the site; what runs in its place is the newest good one.
 */
export function stillTakenBack(
  rolledBack: RolledBack,
  builds: readonly ChosenBuild[],
  published: readonly Published[],
): RolledBack {
  const still = Object.entries(rolledBack).flatMap(([name, { to, from }]) => {
    const left = from.filter((version) => isPublished(published, { name, version }));
    const runs = builds.find((build) => build.name === name);
    const isGood = runs?.reason === 'newest' && editionOf(runs.version) === editionOf(to);
    return left.length > 0 ? [[name, { to: isGood ? runs.version : to, from: left }]] : [];
  });
  return Object.fromEntries(still);
}

/** Builds that were taken back from and are newer than what runs: one may go to them again. */
export const takenBackLater = (
  rolledBack: RolledBack,
  builds: readonly ChosenBuild[],
  published: readonly Published[],
): Published[] =>
  builds.flatMap((runs) => {
    const own = published.filter(({ kind, name }) => kind === runs.kind && name === runs.name);
    const place = own.findIndex(({ version }) => version === runs.version);
    return own
      .slice(0, Math.max(place, 0))
      .filter(({ version }) => ownValue(rolledBack, runs.name)?.from.includes(version));
  });
