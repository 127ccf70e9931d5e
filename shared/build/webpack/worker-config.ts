import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { PackageBuild } from './config.ts';
import { scriptRule } from './rules.ts';

/**
 * The shell's service worker `sw.js`, and `sw-off.js`, which removes it: one file each, which
 * shares nothing with pages.
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
