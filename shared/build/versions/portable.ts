import path from 'node:path';

/** A path below `root` as it is written on every machine. */
export const portable = (root: string, file: string): string =>
  path.relative(root, file).split(path.sep).join('/');
