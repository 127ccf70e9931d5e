import path from 'node:path';
import type { TestRequest } from '../request/request.ts';
import { type AffectedPages, affectedPages } from './affected-pages.ts';
import { affectedUnits } from './affected-units.ts';
import { atCommit, changedFiles } from './changed-files.ts';
import { testedPackages } from './test-files.ts';

/** The tests of a run. */
export interface Selection {
  /** Whether types, formatting, words and imports are checked. */
  readonly checks: boolean;
  /** Jest's test files, as absolute paths; undefined for all. */
  readonly units?: readonly string[];
  /** End-to-end test files, relative to `e2e`; undefined for all. */
  readonly specs?: readonly string[];
  /** Packages whose pages the walk visits; undefined for all. */
  readonly pagesOf?: readonly string[];
}

const walk = 'tests/walk/';

/** Resolves a request to test files. */
export async function select(root: string, request: TestRequest): Promise<Selection> {
  if (request.files.length > 0) {
    const files = request.files.map((file) => path.resolve(root, file));
    const inBrowser = (file: string) => file.startsWith(path.join(root, 'e2e') + path.sep);
    return {
      checks: false,
      units: files.filter((file) => !inBrowser(file)),
      specs: files.filter(inBrowser).map((file) => path.relative(path.join(root, 'e2e'), file)),
    };
  }
  if (!request.since) return { checks: true };
  const { since } = request;
  const changed = changedFiles(root, since);
  const units = affectedUnits(
    root,
    testedPackages(root),
    changed.map((file) => path.join(root, file)),
  );
  const pages = await atCommit(root, since, (before) => affectedPages(root, before, changed));
  return { checks: true, units, ...(pages.all ? {} : specsOf(pages, changed)) };
}

function specsOf({ remotes, callers }: AffectedPages, changed: readonly string[]) {
  const own = changed.filter((file) => /^e2e\/tests\/.*\.spec\.ts$/.test(file));
  const pagesOf = [...remotes, ...callers];
  return {
    specs: [
      ...own.map((file) => path.posix.relative('e2e', file)),
      ...remotes.map((name) => `tests/${name}/`),
      ...(pagesOf.length > 0 ? [walk] : []),
    ],
    pagesOf,
  };
}
