import { type PackageBuild, unfederatedConfig } from '@portal/build/webpack';
import webpack, { type Configuration } from 'webpack';

/** Modules of the shell that exist only to support other builds. */
const host = /\/federation\/late-host\.ts$/;
const provided = /\/federation\/provided\.ts$/;

/** Files that replace these modules. */
export interface StandIns {
  readonly host: string;
  readonly provided: string;
}

/**
 * Returns the configuration for the shell and all remotes as one build: the portal's own without
 * federation, with webpack's default chunks.
 */
export function singleConfig(build: PackageBuild, standIns: StandIns): Configuration {
  const config = unfederatedConfig(build);
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(host, standIns.host),
      new webpack.NormalModuleReplacementPlugin(provided, standIns.provided),
    ],
  };
}
