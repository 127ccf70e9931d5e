import type { Module } from 'webpack';

/**
 * The folder of the shell's scripts and styles, of every version: each is named after its content, so
 * that a browser keeps those that a release leaves as they are.
 */
export const keptFiles = 'files';

/** The late file of what runs remotes (`shell/src/federation/late-host.ts`). */
export const hostFile = 'federation';

/** Later rules win over earlier ones. */
const rules: readonly (readonly [name: string, chunks: 'initial' | 'async', source: RegExp])[] = [
  ['platform', 'initial', /[\\/]shared[\\/]platform[\\/].*\.tsx?$/],
  ['libraries', 'initial', /[\\/]node_modules[\\/]/],
  ['react', 'initial', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/],
  // What remotes alone use of the platform, apart from what stands on few of their pages.
  [
    'facades',
    'async',
    /[\\/]shared[\\/]platform[\\/](?!charts|dates|format|offline|reports).*\.tsx?$/,
  ],
  // What is kept for work without a network, on pages that keep something.
  ['offline', 'async', /[\\/](?:shared[\\/]platform[\\/]offline|node_modules[\\/]idb)[\\/]/],
  // The late half of the component kit: one file for all who need any of it.
  [
    'kit',
    'async',
    /[\\/]node_modules[\\/](?:@mantine|@floating-ui|@tanstack|react-remove-scroll|tslib)[\\/]/,
  ],
  [
    hostFile,
    'async',
    /[\\/](?:node_modules[\\/]@module-federation|shell[\\/]src[\\/]federation)[\\/]/,
  ],
];

/**
 * Which of the shell's modules stand in a file of their own: what changes together comes together.
 * Libraries change when they are raised, the platform when a part of it does, the rest with most
 * releases.
 */
export const shellFiles = Object.fromEntries(
  rules.map(([name, chunks, source], priority) => [
    name,
    {
      name,
      chunks,
      test: (module: Module) => source.test(module.nameForCondition() ?? ''),
      enforce: true,
      priority: priority + 1,
    },
  ]),
);
