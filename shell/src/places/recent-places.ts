import type { Place } from './places.ts';
import { recentPaths } from './recent-paths.ts';

/** The pages that a person used last, without those that they may not open any more. */
export const recentPlaces = (login: string, places: readonly Place[]): readonly Place[] =>
  recentPaths(login).flatMap((path) => places.find(({ to }) => to === path) ?? []);
