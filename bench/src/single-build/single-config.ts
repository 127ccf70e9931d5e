import { type PackageBuild, unfederatedConfig } from '@portal/build/webpack';
import webpack, { type Configuration } from 'webpack';

/** Modules of the shell that exist for the sake of other builds. */
const host = /\/federation\/late-host\.ts$/;
const provided = /\/federation\/provided\.ts$/;

/** What stands in for them, as files. */
export interface StandIns {
  readonly host: string;
  readonly provided: string;
}

/**
 * The shell and every remote as one build: the portal's own configuration without federation, with
 * the chunks that webpack itself would make.
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
