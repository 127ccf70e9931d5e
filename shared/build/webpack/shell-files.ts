import type { Module } from 'webpack';

/**
 * The folder of the scripts and styles of all the shell's versions. Each file is named after its
 * content, so that a browser keeps those that a new version does not change.
 */
export const sharedFilesFolder = 'files';

/** The on-demand file with the code that runs remotes (`shell/src/federation/late-host.ts`). */
export const hostFile = 'federation';

/** Later rules take precedence over earlier ones. */
const rules: readonly (readonly [name: string, chunks: 'initial' | 'async', source: RegExp])[] = [
  ['platform', 'initial', /[\\/]shared[\\/]platform[\\/].*\.tsx?$/],
  ['libraries', 'initial', /[\\/]node_modules[\\/]/],
  ['react', 'initial', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/],
  // Parts of the platform that only remotes use, except those on few of their pages.
  [
    'facades',
    'async',
    /[\\/]shared[\\/]platform[\\/](?!charts|dates|format|offline|reports).*\.tsx?$/,
  ],
  // Code for offline work, on pages that store something for it.
  ['offline', 'async', /[\\/](?:shared[\\/]platform[\\/]offline|node_modules[\\/]idb)[\\/]/],
  // The on-demand half of the component kit, as one file for all users of any part.
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
 * Groups of the shell's modules that get a file of their own, by what changes together. Libraries
 * change when they are upgraded, the platform when a part of it changes, the rest with most
 * versions.
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
