import type { OpenablePage } from './openable-pages.ts';
import { recentPaths } from './recent-paths.ts';

/** Returns the pages that a user used last, without those that they may no longer open. */
export const recentPages = (
  login: string,
  places: readonly OpenablePage[],
): readonly OpenablePage[] =>
  recentPaths(login).flatMap((path) => places.find(({ to }) => to === path) ?? []);
