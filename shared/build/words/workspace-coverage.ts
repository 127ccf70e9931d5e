import { type Coverage, coverageOf, hasGap } from './coverage.ts';
import { findPacks } from './find-packs.ts';

export interface WorkspaceCoverage {
  /** By the package's folder. */
  readonly packages: ReadonlyMap<string, readonly Coverage[]>;
  /** Whether the languages that the portal promises whole miss nothing and have nothing in English. */
  readonly isWhole: boolean;
}

/** How far each language has the words that English has, in every package of the workspace. */
export function workspaceCoverage(root: string): WorkspaceCoverage {
  const packages = new Map(
    [...findPacks(root)].map(([name, { packs, same }]) => [name, coverageOf(packs, same)] as const),
  );
  return { packages, isWhole: ![...packages.values()].flat().some(hasGap) };
}
