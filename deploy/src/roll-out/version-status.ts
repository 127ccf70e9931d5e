import type { DeployedRemote } from '@portal/platform/remote';
import { editionOf } from '../build/editions.ts';
import { ownValue } from '../build/own-value.ts';
import type { RemoteChoices } from '../compose/region.schema.ts';
import type { Decisions } from './decisions.ts';
import { newestOf, type PublishedBuild } from './publications.ts';

/** How a remote came to run its version, and how it compares with the publications. */
export type VersionStatus = 'newest' | 'not the newest' | 'pinned' | 'rolled back' | 'by hand';

interface StandingOptions {
  readonly choices: RemoteChoices;
  readonly decisions: Decisions;
  /** Builds in the site, newest first. */
  readonly published: readonly PublishedBuild[];
}

/** The standing of a running remote, and the newest version if it does not run. */
export function versionStatusOf(
  { name, version }: DeployedRemote,
  { choices, decisions, published }: StandingOptions,
): { readonly standing: VersionStatus; readonly newer: string | null } {
  const newest = newestOf(name, published, editionOf(version))?.version;
  const newer = newest === undefined || newest === version ? null : newest;
  if (ownValue(decisions.taken, name) !== version) return { standing: 'by hand', newer };
  if (ownValue(choices, name)?.version === version) return { standing: 'pinned', newer };
  if (newer === null) return { standing: 'newest', newer };
  const isBad = ownValue(decisions.rolled_back, name)?.from.includes(newer);
  return { standing: isBad ? 'rolled back' : 'not the newest', newer };
}
