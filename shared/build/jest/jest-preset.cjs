// One Jest set-up for every package: TypeScript through SWC, style sheets as name lookups,
// and the few dependencies that ship only as ES modules compiled on the way in.
const path = require('node:path');
const bundleLibraries = require('./libraries/bundle-libraries.cjs');

const esmOnly = ['typebox', '@electric-sql\\+pglite', 'cookie', 'hucre'];

/** @param {{root: string, browser?: boolean}} options */
module.exports = function jestPreset({ root, browser = false }) {
  const libraries = bundleLibraries(browser ? 'browser' : 'node');
  return {
    rootDir: root,
    displayName: path.basename(root),
    testEnvironment: path.join(__dirname, `${browser ? 'browser' : 'node'}-environment.cjs`),
    testEnvironmentOptions: { libraries: libraries.script },
    testTimeout: 60_000,
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: {
      '^.+\\.(m?js|cjs|tsx?)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [
      `/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})@)`,
      '/node_modules/\\.cache/',
    ],
    moduleNameMapper: {
      ...libraries.moduleNameMapper,
      '\\.css$': path.join(__dirname, 'css-names.cjs'),
    },
    setupFiles: browser
      ? ['browser-globals.cjs', 'quick-styles.cjs'].map((file) => path.join(__dirname, file))
      : [],
    setupFilesAfterEnv: browser ? [path.join(__dirname, 'matchers.cjs')] : [],
  };
};
