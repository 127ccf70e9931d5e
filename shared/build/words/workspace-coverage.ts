import { type Coverage, coverageOf, hasGap } from './coverage.ts';
import { findPacks } from './find-packs.ts';

export interface WorkspaceCoverage {
  /** By package folder. */
  readonly packages: ReadonlyMap<string, readonly Coverage[]>;
  /** Whether the languages promised complete lack nothing and have nothing left in English. */
  readonly isWhole: boolean;
}

/** Returns the coverage of each language relative to English, in every package of the workspace. */
export function workspaceCoverage(root: string): WorkspaceCoverage {
  const packages = new Map(
    [...findPacks(root)].map(([name, { packs, same }]) => [name, coverageOf(packs, same)] as const),
  );
  return { packages, isWhole: ![...packages.values()].flat().some(hasGap) };
}
