import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { packageKind } from '../workspace/package-kind.ts';

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

/** Each is a file of its own, shortened in the language in which it was written. */
export const plainScriptRule: RuleSetRule = {
  test: /[\\/]first-paint[\\/][\w-]+\.js$/,
  type: 'asset/resource',
  loader: require.resolve('swc-loader'),
  options: {
    isModule: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'ecmascript' },
      minify: { ecma: 5, compress: { ecma: 5, arrows: false }, mangle: true },
    },
    minify: true,
  },
  generator: { filename: 'first-paint.[name].[contenthash:8][ext]' },
};

/** The icon of the page's tab, and those of the portal once it is installed. */
export const iconRule: RuleSetRule = {
  test: /[\\/]icon(?:\.svg|-[\w-]+\.png)$/,
  type: 'asset/resource',
};

/**
 * Classes are named after package, sheet and class, whichever build their sheet is a part of. Those of the
 * platform are the shell's, which brings them.
 */
function namesOfClasses() {
  const packages = new Map<string, string>();
  const sheets = new Map<string, string>();
  const packageOf = (folder: string): string => {
    const known = packages.get(folder);
    if (known !== undefined) return known;
    const file = path.join(folder, 'package.json');
    const above = path.dirname(folder);
    const name = existsSync(file)
      ? packageKind(JSON.parse(readFileSync(file, 'utf8')).name ?? '')?.name
      : above !== folder && packageOf(above);
    packages.set(folder, name || 'shell');
    return name || 'shell';
  };
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string => {
    const sheet = `${packageOf(path.dirname(resourcePath))}-${path.basename(resourcePath, '.module.css')}`;
    const other = sheets.get(sheet) ?? resourcePath;
    if (other !== resourcePath) throw new Error(`${other} and ${resourcePath} have one name`);
    sheets.set(sheet, resourcePath);
    return `${sheet}-${local}`;
  };
}

/** `*.module.css` get names of their own by package; other sheets are taken as they are. */
export const styleRules = (): RuleSetRule[] => [
  {
    test: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            getLocalIdent: namesOfClasses(),
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
