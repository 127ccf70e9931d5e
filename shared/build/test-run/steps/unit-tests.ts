import path from 'node:path';
import { testsReaching } from '../affected/affected-units.ts';
import type { Selection } from '../affected/selection.ts';
import { testedPackages, testFiles } from '../affected/test-files.ts';
import { findPostgresql } from '../postgresql/find-postgresql.ts';
import { startPostgresql } from '../postgresql/start-postgresql.ts';
import { check, notAskedFor, type Step, skipped } from '../step.ts';
import { runJest } from './run-jest.ts';

/** The tests beside the code, of every package; those of the API on the embedded database. */
export const unitTests = ({ units }: Selection): Step => ({
  name: 'Unit tests, embedded database',
  run: (context) => runJest(testedPackages(context.root), context, units && { files: units }),
});

/** The tests of the API that reach a database once more, on a PostgreSQL that is gone afterwards. */
export const apiOnPostgresql = ({ units }: Selection): Step => ({
  name: 'API tests, PostgreSQL',
  async run(context) {
    const api = path.join(context.root, 'api');
    const tests = (units ?? testFiles(api)).filter((file) => file.startsWith(api + path.sep));
    const files = testsReaching(context.root, tests, path.join(api, 'src/db/testing.ts'));
    if (files.length === 0) return notAskedFor;
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
