import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { packageKind } from '../workspace/package-kind.ts';

const require = createRequire(import.meta.url);

/** TypeScript through SWC; Fast Refresh only in development. */
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

/** Scripts that run before the others, also in browsers that cannot run the others. */
export const plainScript = /^first-paint\./;

/** Each is a separate file, minified without changing its language version. */
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

/** The icon of the page's tab, and the icons of the installed portal. */
export const iconRule: RuleSetRule = {
  test: /[\\/]icon(?:\.svg|-[\w-]+\.png)$/,
  type: 'asset/resource',
};

/**
 * Names classes after package, sheet and class, whichever build includes their sheet. Those of the
 * platform are named after the shell, which provides them.
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

/**
 * The classes of `*.module.css` get names that are unique to their package; other sheets are used
 * unchanged.
 */
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
