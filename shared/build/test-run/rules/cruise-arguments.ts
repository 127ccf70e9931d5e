import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Returns Node arguments that check the rules of `.dependency-cruiser.cjs`.
 *
 * @param folders the folders to check, relative to the working directory
 */
export const cruiseArguments = (folders: readonly string[], ...options: string[]): string[] => [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, 'tsx-parser.mjs')).href,
  path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  '--config',
  path.join(root, '.dependency-cruiser.cjs'),
  ...options,
  ...folders,
];
