import path from 'node:path';
import { findWorkspaceRoot } from '../../versions/versions.ts';
import { postgresqlOnlyTests } from './unit-tests.ts';

const root = findWorkspaceRoot(import.meta.dirname);
const left = (...files: readonly string[]) =>
  postgresqlOnlyTests(
    root,
    files.map((file) => path.join(root, file)),
  );

test('what asks about rows is left to PostgreSQL', () => {
  const file = 'api/src/serving/own-rows-of-dealers.test.ts';
  expect(left(file)).toEqual([path.join(root, file)]);
});

test.each([
  ['is about databases', 'api/src/backup/backup.test.ts'],
  ['exists on the embedded database alone', 'api/src/commands/serve.embedded.test.ts'],
  ['reaches no database', 'api/src/modules/fleet-surveys/import/file/read-file.test.ts'],
  ['is no test of the API', 'shared/contract/wire/document-key.test.ts'],
])('what %s is not', (_, file) => {
  expect(left(file)).toEqual([]);
});
