import type { Deployment } from '@portal/platform/remote';
import type { RemoteChoices } from '../compose/region.schema.ts';
import type { Asked } from '../site/command.ts';
import type { Publication } from '../site/publish.ts';
import type { Decisions } from './decisions.ts';
import type { Published } from './publications.ts';

/** Why a region runs the version that it runs. */
export type Reason = 'newest' | 'pinned' | 'rolled back' | 'by hand' | 'as it runs';

export interface ChosenBuild extends Publication {
  readonly reason: Reason;
  /** The remote that it replaces in this region. */
  readonly inPlaceOf?: string;
}

export interface Choice {
  readonly builds: readonly ChosenBuild[];
  /** The version of each remote that would run, had nobody made an entry by hand. */
  readonly taken: Decisions['taken'];
  /** A sentence for each thing that people decided and that cannot be; none when all is well. */
  readonly refusals: readonly string[];
  /** A line about each remote that does not follow what is published because somebody decided so. */
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
  /** What commands that are named to people ask for besides. */
  readonly asked?: Asked | undefined;
}
