import type { Deployment } from '@portal/platform/remote';
import type { RemoteChoices } from '../compose/region.schema.ts';
import type { RepeatedOptions } from '../site/fleet-command-line.ts';
import type { Publication } from '../site/publish.ts';
import type { Decisions } from './decisions.ts';
import type { PublishedBuild } from './publications.ts';

/** Why a region runs a certain version. */
export type Reason = 'newest' | 'pinned' | 'rolled back' | 'by hand' | 'as it runs';

export interface ChosenBuild extends Publication {
  readonly reason: Reason;
  /** The remote that it replaces in this region. */
  readonly inPlaceOf?: string;
}

export interface Choice {
  readonly builds: readonly ChosenBuild[];
  /** The version of each remote that would run without entries made by hand. */
  readonly taken: Decisions['taken'];
  /** A sentence for each decision that cannot be carried out; empty if there are none. */
  readonly refusals: readonly string[];
  /** A line about each remote that does not follow the publications because of a decision. */
  readonly notes: readonly string[];
}

export interface BuildQuery {
  readonly region: Deployment['region'];
  /** Builds in the site, newest first. */
  readonly published: readonly PublishedBuild[];
  /** The region files' choices for its remotes. */
  readonly choices: RemoteChoices;
  /** The running deployment; undefined if the region has none. */
  readonly running: Deployment | undefined;
  readonly decisions: Decisions;
  /** Names of what may change; everything by default. */
  readonly only?: readonly string[] | undefined;
  /** Options to repeat in commands suggested to users. */
  readonly asked?: RepeatedOptions | undefined;
}
