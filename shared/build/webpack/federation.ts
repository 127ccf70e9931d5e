import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  platformName,
  type SharedModule,
  sharedModules,
  sharedVersions,
} from './shared-modules.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type SharedFields = Record<string, string | boolean>;

const require = createRequire(import.meta.url);

const common = {
  dts: false,
  // The default would fetch the entry of every registered remote at start.
  shareStrategy: 'loaded-first',
} as const satisfies Partial<Options>;

/** The shell's side: provides every shared module and the one copy of the federation runtime. */
export const hostFederation = (packageDir: string, refreshing: boolean) =>
  new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    manifest: false,
    shared: {
      ...offering(packageDir),
      ...refreshSharing(refreshing),
    },
    experiments: {
      provideExternalRuntime: true,
      // Remotes are registered by their entries: no page reads a federation manifest.
      optimization: { target: 'web', disableSnapshot: true },
    },
  });

interface RemoteSide {
  readonly developing: boolean;
  readonly refreshing: boolean;
  /** Range of the platform; from the installed version on when undefined. */
  readonly contract: string | undefined;
}

/** A remote's side: exposes its one entry and takes every shared module from the page. */
export const remoteFederation = (
  scope: string,
  packageDir: string,
  { developing, refreshing, contract }: RemoteSide,
) =>
  new ModuleFederationPlugin({
    ...common,
    name: scope,
    filename: developing ? 'entry.js' : 'entry.[contenthash:8].js',
    exposes: { './entry': './src/entry.tsx' },
    manifest: true,
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

/**
 * The plugin names its external-runtime helper by a CommonJS path, which would bring a second
 * federation core into the shell; this alias points to the same helper's ES module.
 */
export function runtimeAlias(): Record<string, string> {
  const federation = createRequire(require.resolve('@module-federation/enhanced'));
  const commonJs = federation.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [commonJs]: commonJs.replace(/\.cjs$/, '.js') };
}

/**
 * What the shell provides. A facade that comes on demand is provided, and the shell does not take it
 * itself: no request has the key that it stands under. So the shell compiles in the parts of it that
 * it shows, and the rest is fetched with the facade. Both are the same modules of one build.
 */
function offering(packageDir: string): Record<string, SharedFields> {
  const all = sharing(packageDir, (request, { eager }) => ({
    eager,
    import: request,
    shareKey: request,
  }));
  return Object.fromEntries(
    Object.entries(all).map(([request, fields]) => [
      fields.eager ? request : `on demand ${request}`,
      fields,
    ]),
  );
}

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

// Fast Refresh works across builds only when one runtime sees the components of all of them.
const refreshSharing = (refreshing: boolean): Record<string, SharedFields> =>
  refreshing
    ? { 'react-refresh/runtime': { singleton: true, eager: true, requiredVersion: false } }
    : {};
