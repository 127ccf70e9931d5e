import path from 'node:path';
import { testsReaching } from '../affected/affected-units.ts';
import type { Selection } from '../affected/selection.ts';
import { testedPackages, testFiles } from '../affected/test-files.ts';
import { findPostgresql } from '../postgresql/find-postgresql.ts';
import { startPostgresql } from '../postgresql/start-postgresql.ts';
import { check, notRequested, type Step, skipped } from '../step.ts';
import { runJest } from './run-jest.ts';

/** Folders whose tests query rows, with the same results on both kinds of database. */
const onEither = [
  'access',
  'app',
  'db/demo',
  'db/purchase-roll-ups',
  'db/record-roll-ups',
  'ingest',
  'lists',
  'membership',
  'modules',
  'reports',
  'scope',
  'serving',
  'words',
].map((folder) => path.join('api/src', folder) + path.sep);

/**
 * Returns the test files that run only on PostgreSQL if it is installed, since running on both
 * would take twice as long.
 */
export const postgresqlOnlyTests = (root: string, files: readonly string[]): string[] =>
  reachingDatabase(
    root,
    files.filter(
      (file) =>
        onEither.some((folder) => path.relative(root, file).startsWith(folder)) &&
        !file.endsWith('.embedded.test.ts'),
    ),
  );

const reachingDatabase = (root: string, files: readonly string[]): string[] =>
  testsReaching(root, files, path.join(root, 'api/src/db/testing.ts'));

/**
 * The tests beside the code, of every package; those of the API on the embedded database, except
 * those left to PostgreSQL. Tests named in the request, and `--all`, run on both.
 */
export const unitTests = ({ units }: Selection): Step => ({
  name: 'Unit tests, embedded database',
  async run(context) {
    const { root, request } = context;
    const packages = testedPackages(root);
    const files = units ?? packages.flatMap(testFiles);
    const isOnBoth = request.all || request.files.length > 0 || !(await findPostgresql());
    const left = new Set(isOnBoth ? [] : postgresqlOnlyTests(root, files));
    return runJest(packages, context, { files: files.filter((file) => !left.has(file)) });
  },
});

/** The tests of the API that reach a database, on a temporary PostgreSQL. */
export const apiOnPostgresql = ({ units }: Selection): Step => ({
  name: 'API tests, PostgreSQL',
  async run(context) {
    const api = path.join(context.root, 'api');
    const tests = (units ?? testFiles(api)).filter((file) => file.startsWith(api + path.sep));
    const files = reachingDatabase(context.root, tests);
    if (files.length === 0) return notRequested;
    const programs = await findPostgresql();
    if (!programs) return skipped('no PostgreSQL is installed (initdb is not found)');
    const server = await startPostgresql(programs);
    if ('failed' in server) return check(false, { output: server.failed });
    try {
      return await runJest([api], context, { env: { TEST_DATABASE_URL: server.url }, files });
    } finally {
      await server.stop();
    }
  },
});
