import type { DeployedRemote } from '@portal/platform/remote';
import { editionOf } from '../build/editions.ts';
import { ownValue } from '../build/own-value.ts';
import type { RemoteChoices } from '../compose/region.schema.ts';
import type { Decisions } from './decisions.ts';
import { newestOf, type Published } from './publications.ts';

/** How a remote came to run its version, and how that stands to what is published. */
export type Standing = 'newest' | 'not the newest' | 'pinned' | 'rolled back' | 'by hand';

interface Question {
  readonly choices: RemoteChoices;
  readonly decisions: Decisions;
  /** Builds in the site, newest first. */
  readonly published: readonly Published[];
}

/** How a remote stands that runs; with the version that does not run and is newer, where there is one. */
export function standingOf(
  { name, version }: DeployedRemote,
  { choices, decisions, published }: Question,
): { readonly standing: Standing; readonly newer: string | null } {
  const newest = newestOf(name, published, editionOf(version))?.version;
  const newer = newest === undefined || newest === version ? null : newest;
  if (ownValue(decisions.taken, name) !== version) return { standing: 'by hand', newer };
  if (ownValue(choices, name)?.version === version) return { standing: 'pinned', newer };
  if (newer === null) return { standing: 'newest', newer };
  const isBad = ownValue(decisions.rolled_back, name)?.from.includes(newer);
  return { standing: isBad ? 'rolled back' : 'not the newest', newer };
}
