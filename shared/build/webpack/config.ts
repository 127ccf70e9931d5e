import { readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { federationName } from '@portal/platform/remote';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { packageKind } from '../workspace/package-kind.ts';
import { FacadeFilesPlugin } from './facade-files-plugin.ts';
import { hostFederation, remoteFederation } from './federation.ts';
import { FirstFilesPlugin } from './first-files-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { leanLibraries } from './lean-libraries.ts';
import { PageIntegrityPlugin } from './page-integrity-plugin.ts';
import { iconRule, plainScript, plainScriptRule, scriptRule, styleRules } from './rules.ts';
import { RuntimeIdsPlugin } from './runtime-ids-plugin.ts';
import { sharedFilesFolder, shellFiles } from './shell-files.ts';
import { UnusedRuntimePlugin } from './unused-runtime-plugin.ts';
import { UrgentScriptsPlugin } from './urgent-scripts-plugin.ts';

export interface PackageBuild {
  /** Folder of the package: the shell or a remote. */
  readonly packageDir: string;
  /** The immutable version under which the build is published. */
  readonly version: string;
  /** The output folder, which becomes the folder `<version>/` of the site. */
  readonly outDir: string;
  /** `development` keeps names readable and adds Fast Refresh. */
  readonly mode: 'production' | 'development';
  /**
   * False for a development build that runs in a page of published builds, which have no Fast
   * Refresh and the production build of React.
   */
  readonly refresh?: boolean;
  /** Range of the platform that a remote requires; from the installed version on if omitted. */
  readonly contract?: string;
}

/** The specification's timeout for static chunks (milliseconds). */
const loadTimeout = 120_000;

/** Returns the portal's only webpack configuration. */
export function packageConfig(build: PackageBuild): Configuration {
  const { packageDir, version, mode } = build;
  const { kind, name } = kindOf(packageDir);
  const developing = mode === 'development';
  const refreshing = isRefreshing(build);
  const isShell = kind === 'shell';
  const alone = unfederatedConfig(build);
  const scope = federationName(name, version);
  const federation = isShell
    ? hostFederation()
    : remoteFederation(scope, packageDir, { developing, refreshing, contract: build.contract });
  const whole = isShell
    ? [new PageIntegrityPlugin(), new FacadeFilesPlugin()]
    : [new FirstFilesPlugin(scope), new UnusedRuntimePlugin(), new RuntimeIdsPlugin()];
  // A development build changes under one name, so nothing about it can be recorded in advance.
  const own = developing ? [federation] : [federation, new IntegrityPlugin(loadTimeout), ...whole];
  return {
    ...alone,
    plugins: [...own, ...(alone.plugins ?? [])],
  };
}

/** Returns the part of the configuration that does not depend on other builds on the same page. */
export function unfederatedConfig(build: PackageBuild): Configuration {
  const { packageDir, version, outDir, mode } = build;
  const { kind, name } = kindOf(packageDir);
  const isShell = kind === 'shell';
  const developing = mode === 'development';
  const refreshing = isRefreshing(build);
  const scope = isShell ? 'shell' : federationName(name, version);
  const isKept = isShell && !developing;
  // In development, names that change with the content would accumulate files in memory.
  const hashed = (extension: string) =>
    developing ? `[name].${extension}` : `[name].[contenthash:8].${extension}`;
  return {
    mode,
    context: packageDir,
    target: ['web', 'es2022'],
    entry: isShell ? { shell: './src/main.ts' } : {},
    devtool: developing ? 'source-map' : false,
    output: {
      path: isKept ? path.join(outDir, sharedFilesFolder) : outDir,
      publicPath: isShell ? `/shell/${isKept ? sharedFilesFolder : version}/` : 'auto',
      uniqueName: scope,
      filename: hashed('js'),
      chunkFilename: hashed('js'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: loadTimeout,
      // A module that threw during its evaluation is evaluated again on the next request.
      strictModuleExceptionHandling: !isShell,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // rxjs has its modern build under `es2015`; the other libraries do not use this condition.
      conditionNames: ['es2015', '...'],
      alias: isShell
        ? { ...leanLibraries(packageDir, developing), ...(refreshing ? {} : withoutRefresh) }
        : {},
    },
    module: { rules: [scriptRule(refreshing), plainScriptRule, iconRule, ...styleRules()] },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // The minifier would convert it to the current language version.
          exclude: plainScript,
        }),
        new CssMinimizerPlugin(),
      ],
      chunkIds: developing ? 'named' : 'deterministic',
      ...(isKept && { splitChunks: { cacheGroups: shellFiles } }),
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new MiniCssExtractPlugin({
        filename: hashed('css'),
        chunkFilename: hashed('css'),
        ignoreOrder: true,
      }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      ...(isShell ? [page(version, isKept), installed(isKept), new UrgentScriptsPlugin()] : []),
      ...(refreshing ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
}

/** Published pages do not refresh components. */
const withoutRefresh = { 'react-refresh/runtime$': false } as const;

const isRefreshing = ({ mode, refresh = true }: PackageBuild): boolean =>
  mode === 'development' && refresh;

/** Whether the build is the shell rather than a remote. */
export const isShellBuild = ({ packageDir }: PackageBuild): boolean =>
  kindOf(packageDir).kind === 'shell';

function kindOf(packageDir: string) {
  const { name } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const found = packageKind(String(name));
  if (!found) throw new TypeError(`${packageDir} is neither the shell nor a remote`);
  return found;
}

const page = (version: string, isKept: boolean) =>
  new HtmlWebpackPlugin({
    template: './src/index.html',
    filename: isKept ? '../index.html' : 'index.html',
    meta: { 'portal-shell': version },
    scriptLoading: 'defer',
    minify: false,
  });

/** The manifest that browsers read when a user installs the portal. */
const installed = (isKept: boolean) =>
  new HtmlWebpackPlugin({
    template: './src/install/manifest.webmanifest',
    filename: isKept ? '../manifest.webmanifest' : 'manifest.webmanifest',
    inject: false,
    minify: false,
  });
