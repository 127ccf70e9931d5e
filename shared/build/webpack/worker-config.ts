import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { PackageBuild } from './config.ts';
import { scriptRule } from './rules.ts';

/**
 * The service worker of the shell, `sw.js`, and the one that takes it away, `sw-off.js`: one file each,
 * which shares nothing with pages.
 */
export const workerConfig = ({ packageDir, outDir }: PackageBuild): Configuration => ({
  mode: 'production',
  context: packageDir,
  target: ['webworker', 'es2022'],
  entry: { sw: './src/worker/worker.ts', 'sw-off': './src/worker/no-worker.ts' },
  devtool: false,
  output: { path: outDir, filename: '[name].js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [scriptRule(false)] },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
  },
  performance: false,
  infrastructureLogging: { level: 'error' },
});
