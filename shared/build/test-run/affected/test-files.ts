import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspacePackages } from '../../versions/versions.ts';

/** Folders of the packages with tests. */
export const testedPackages = (root: string): string[] =>
  workspacePackages(root)
    .map(({ dir }) => dir)
    .filter((dir) => existsSync(path.join(dir, 'jest.config.cjs')));

/** Returns Jest's test files below a folder, as absolute paths. */
export const testFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !/^(?:\.|node_modules$|dist$)/.test(name))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return testFiles(file);
      return /\.test\.tsx?$/.test(entry.name) ? [file] : [];
    });
