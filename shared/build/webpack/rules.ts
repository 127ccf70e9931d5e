import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** TypeScript through SWC; Fast Refresh only while developing. */
export const scriptRule = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    },
  },
});

/** Scripts that run before the others, also in browsers that cannot run those. */
export const plainScript = /^first-paint\./;

/** Each is a file of its own, taken as it is. */
export const plainScriptRule: RuleSetRule = {
  test: /[\\/]first-paint[\\/][\w-]+\.js$/,
  type: 'asset/resource',
  generator: { filename: 'first-paint.[name].[contenthash:8][ext]' },
};

/** The icon of the page's tab, and those of the portal once it is installed. */
export const iconRule: RuleSetRule = {
  test: /[\\/]icon(?:\.svg|-[\w-]+\.png)$/,
  type: 'asset/resource',
};

/** `*.module.css` get names of their own by package; other sheets are taken as they are. */
export const styleRules = (packageName: string): RuleSetRule[] => [
  {
    test: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            localIdentName: `${packageName}-[local]-[hash:base64:6]`,
            namedExport: false,
            exportLocalsConvention: 'as-is',
          },
        },
      },
    ],
  },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: require.resolve('css-loader'), options: { modules: false } },
    ],
  },
];
