import path from 'node:path';
import { findPostgresql } from '../postgresql/find-postgresql.ts';
import { startPostgresql } from '../postgresql/start-postgresql.ts';
import { check, type Step, skipped } from '../step.ts';
import { runJest } from './run-jest.ts';

/** The tests of the API that reach a database once more, on a PostgreSQL that is gone afterwards. */
export const apiOnPostgresql: Step = {
  name: 'API tests, PostgreSQL',
  async run(surroundings) {
    const programs = await findPostgresql();
    if (!programs) return skipped('no PostgreSQL is installed (initdb is not found)');
    const server = await startPostgresql(programs);
    if ('failed' in server) return check(false, { output: server.failed });
    try {
      const api = path.join(surroundings.root, 'api');
      return await runJest([api], surroundings, {
        env: { TEST_DATABASE_URL: server.url },
        relatedTo: path.join(api, 'src/db/testing.ts'),
      });
    } finally {
      await server.stop();
    }
  },
};
