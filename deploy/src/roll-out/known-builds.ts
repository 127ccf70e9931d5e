import type { Deployment } from '@portal/platform/remote';
import type { KnownBuild } from '../compose/damage.ts';
import type { Decisions } from './decisions.ts';
import { buildsIn } from './previous-builds.ts';

/**
 * Every build named in a deployment, including previous ones; without a deployment, the remembered
 * builds.
 */
export const knownBuilds = (
  deployment: Deployment | undefined,
  { builds = {} }: Decisions,
): KnownBuild[] =>
  Object.entries(deployment ? buildsIn(deployment) : builds).flatMap(([name, each]) =>
    each.map(({ version, integrity }) => ({ name, version, integrity })),
  );
