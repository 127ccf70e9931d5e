import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import {
  platformName,
  type SharedModule,
  sharedModules,
  sharedVersions,
} from './shared-modules.ts';

type SharedFields = Record<string, string | boolean>;

/**
 * The shell's side: its own sources start the federation runtime when a remote is requested
 * (`shell/src/federation/federation-host.ts`). These constants remove parts of the runtime that a
 * page never needs.
 */
export const hostFederation = () =>
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    // Remotes are registered by their entries, so no page reads a federation manifest.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });

interface RemoteSide {
  readonly developing: boolean;
  readonly refreshing: boolean;
  /** Range of the platform; from the installed version on when undefined. */
  readonly contract: string | undefined;
}

/** A remote's side: it exposes its single entry and takes every shared module from the page. */
export const remoteFederation = (
  scope: string,
  packageDir: string,
  { developing, refreshing, contract }: RemoteSide,
) =>
  new ModuleFederationPlugin({
    dts: false,
    shareStrategy: 'loaded-first',
    name: scope,
    filename: developing ? 'entry.js' : 'entry.[contenthash:8].js',
    exposes: { './entry': './src/entry.tsx' },
    manifest: true,
    // Not a file below the current folder, which would become part of the build's module names.
    virtualRuntimeEntry: true,
    shared: {
      ...sharing(packageDir, (_, { packageName }) => ({
        import: false,
        strictVersion: true,
        ...(contract && packageName === platformName && { requiredVersion: contract }),
      })),
      ...refreshSharing(refreshing),
    },
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });

function sharing(
  packageDir: string,
  own: (request: string, module: SharedModule) => SharedFields,
): Record<string, SharedFields> {
  const versions = sharedVersions(packageDir);
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, module]) => {
      const version = versions[request] ?? '';
      const fields = { singleton: true, version, requiredVersion: `^${version}` };
      return [request, { ...fields, ...own(request, module) }];
    }),
  );
}

// Fast Refresh works across builds only if a single runtime sees the components of all of them.
const refreshSharing = (refreshing: boolean): Record<string, SharedFields> =>
  refreshing
    ? { 'react-refresh/runtime': { singleton: true, eager: true, requiredVersion: false } }
    : {};
