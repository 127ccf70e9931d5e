import type { Deployment } from '@portal/platform/remote';
import type { KnownBuild } from '../compose/damage.ts';

/** Every build that a deployment names, also those before the ones that run. */
export const knownBuilds = (deployment: Deployment | undefined): KnownBuild[] =>
  (deployment?.remotes ?? []).flatMap(({ name, version, integrity, previous = [] }) =>
    [{ version, integrity }, ...previous].map((build) => ({
      name,
      version: build.version,
      integrity: build.integrity,
    })),
  );
