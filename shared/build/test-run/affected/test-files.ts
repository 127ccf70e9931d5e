import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of Jest's tests below a folder, as absolute paths. */
export const testFiles = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !/^(?:\.|node_modules$|dist$)/.test(name))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return testFiles(file);
      return /\.test\.tsx?$/.test(entry.name) ? [file] : [];
    });
