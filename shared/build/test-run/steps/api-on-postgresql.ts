import path from 'node:path';
import { findPostgresql } from '../postgresql/find-postgresql.ts';
import { startPostgresql } from '../postgresql/start-postgresql.ts';
import { check, type Step, skipped } from '../step.ts';
import { runJest } from './run-jest.ts';

/** The tests of the API once more, on a PostgreSQL of their own that is gone afterwards. */
export const apiOnPostgresql: Step = {
  name: 'API tests, PostgreSQL',
  async run(surroundings) {
    const programs = await findPostgresql();
    if (!programs) return skipped('no PostgreSQL is installed (initdb is not found)');
    const server = await startPostgresql(programs);
    if ('failed' in server) return check(false, { output: server.failed });
    try {
      const env = { TEST_DATABASE_URL: server.url };
      return await runJest([path.join(surroundings.root, 'api')], surroundings, env);
    } finally {
      await server.stop();
    }
  },
};
