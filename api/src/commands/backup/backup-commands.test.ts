import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addTestUser } from '../../app/testing.ts';
import { migrate } from '../../db/migrate.ts';
import { emptyDatabase } from '../../db/testing.ts';
import { withDatabase } from '../with-database.ts';
import { runBackup, runCheck, runRestore } from './backup-commands.ts';

const program = fileURLToPath(new URL('../portal.ts', import.meta.url));
const apiFolder = fileURLToPath(new URL('../../../', import.meta.url));
const before = { ...process.env };
const databases: Awaited<ReturnType<typeof emptyDatabase>>[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-commands-'));
});
afterAll(async () => {
  process.env = before;
  for (const database of databases) await database.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Points the settings at an empty database of the kind under test. */
async function useEmptyDatabase(): Promise<void> {
  const database = await emptyDatabase();
  databases.push(database);
  process.env = { ...before, ...database.settings };
}

test('what was backed up and restored is whole, and so is the file', async () => {
  await useEmptyDatabase();
  await withDatabase(async (database) => {
    await migrate(database.kysely);
    await addTestUser(database, { email: 'ada@fleet.example' });
  });
  const file = join(folder, 'portal.backup');
  expect(await runBackup([file])).toBe(`${file} has the database.`);
  expect(await runCheck([file])).toMatchObject({
    isWhole: true,
    text: expect.stringContaining(`${file} is a whole backup of `),
  });
  await useEmptyDatabase();
  expect(await runRestore([file])).toMatch(/^\d+ rows restored/);
  expect(await runCheck([])).toMatchObject({ isWhole: true });
  const emails = await withDatabase(({ kysely }) =>
    kysely.selectFrom('users').select('email').execute(),
  );
  expect(emails).toEqual([{ email: 'ada@fleet.example' }]);
});

const run = (...args: readonly string[]) =>
  new Promise<{ code: unknown; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', program, ...args],
      { cwd: apiFolder },
      (error, _, errors) => resolve({ code: error?.code ?? 0, errors }),
    );
  });

test('a backup into a folder that is not there is refused by a sentence', async () => {
  const missing = join(folder, 'missing');
  expect(await run('backup', join(missing, 'file'))).toEqual({
    code: 2,
    errors: `There is no folder ${missing}: make it, or name a file in another one.\n`,
  });
});

test('a file that is no backup is refused by a sentence, before a database is made', async () => {
  const missing = join(folder, 'missing');
  expect(await run('restore', missing)).toEqual({
    code: 1,
    errors:
      `${missing}: there is no such file or folder (ENOENT). ` +
      'Name another one that "npm run portal -- backup" has written.\n',
  });
});
