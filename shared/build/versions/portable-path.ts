import path from 'node:path';

/** Returns a path below `root`, with slashes on every machine. */
export const portablePath = (root: string, file: string): string =>
  path.relative(root, file).split(path.sep).join('/');
