import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { unfederatedConfig } from './config.ts';
import type { DevelopedBuild } from './serve-package.ts';
import { sharedFiles } from './shared-modules.ts';

/**
 * Returns the configuration of a remote on a page of its own, without a shell.
 *
 * @param main the module to run; it shows the remote in the element `portal`
 */
export function aloneConfig(build: DevelopedBuild, main: string): Configuration {
  const config = unfederatedConfig({ ...build, mode: 'development' });
  // A single copy of the modules that the shell would provide, for all importers.
  const files = Object.entries(sharedFiles(build.packageDir));
  return {
    ...config,
    entry: { alone: main },
    output: { ...config.output, publicPath: '/' },
    resolve: {
      ...config.resolve,
      alias: Object.fromEntries(files.map(([request, file]) => [`${request}$`, file])),
    },
    plugins: [...(config.plugins ?? []), new HtmlWebpackPlugin({ templateContent: page })],
  };
}

const page = `<!doctype html>
<html lang="en-US">
  <head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
  <body><div id="portal"></div></body>
</html>`;
