import path from 'node:path';
import { fileFacts } from '../../versions/file-facts.ts';
import { importGraph } from '../../versions/import-graph.ts';
import { testFiles } from './test-files.ts';

/**
 * Returns Jest's test files that a change may break: those that reach a changed file by imports. A
 * changed file that no test reaches may be read as data (words, SQL, templates), so it selects all
 * tests of its package.
 *
 * @param packages folders of the packages with tests
 * @param changed absolute paths
 */
export function affectedUnits(
  root: string,
  packages: readonly string[],
  changed: readonly string[],
): string[] {
  const facts = fileFacts(root);
  const graph = importGraph(root, facts);
  const tests = packages.flatMap(testFiles);
  const reached = new Map(tests.map((test) => [test, new Set(graph.reachedFrom([test]))]));
  facts.remember();
  const unreached = changed.filter((file) => ![...reached.values()].some((all) => all.has(file)));
  const wholePackages = packages.filter((dir) =>
    unreached.some((file) => file.startsWith(dir + path.sep) && !file.endsWith('.md')),
  );
  return tests.filter(
    (test) =>
      changed.some((file) => reached.get(test)?.has(file)) ||
      wholePackages.some((dir) => test.startsWith(dir + path.sep)),
  );
}

/** Returns the test files that reach a file of the workspace by their imports. */
export function testsReaching(root: string, tests: readonly string[], file: string): string[] {
  const facts = fileFacts(root);
  const graph = importGraph(root, facts);
  const found = tests.filter((test) => graph.reachedFrom([test]).includes(file));
  facts.remember();
  return found;
}
