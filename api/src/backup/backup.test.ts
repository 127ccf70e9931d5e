import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addTestUser } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { testDatabase } from '../db/testing.ts';
import { type BackupLine, BackupUnusable, readBackupFile, writeBackupFile } from './backup-file.ts';
import { checkDatabase } from './check-database.ts';
import { backupLines } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backedUpTables } from './tables.ts';

const now = new Date('2025-07-01T12:00:00Z');
let folder: string;
let file: string;
let source: Database;
let target: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  file = join(folder, 'portal.backup');
  source = await testDatabase({ size: 'small', today: '2025-07-01' });
  // Besides the demo data: characters that text files get wrong, and an id whose row was deleted.
  await addTestUser(source, { name: 'Ünï "x",\\ \n\t漢字', lastName: '' });
  const gone = await addTestUser(source);
  await source.kysely.deleteFrom('users').where('id', '=', gone).execute();
  await makeBackup(source);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  target = await testDatabase();
});
afterEach(() => target.close());

const makeBackup = ({ kysely }: Database) =>
  kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => writeBackupFile(file, backupLines(transaction, now)));
const restore = () => restoreBackup(target.kysely, readBackupFile(file));

/** The content of each table in the backup, as a hash. */
async function contentOf({ kysely }: Database) {
  const content: Record<string, unknown> = {};
  for (const { table } of await backedUpTables(kysely)) {
    const { rows } = await sql`
      select count(*) as rows, md5(string_agg(t::text, '' order by t::text collate "C")) as hash
      from ${sql.table(table)} t`.execute(kysely);
    content[table] = rows[0];
  }
  return content;
}

test('a restored database holds what the other held, and is whole', async () => {
  await restore();
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect(await checkDatabase(target.kysely)).toMatchObject({ problems: [] });
});

test('it goes on where the other would: ids are not given out twice, sums are kept', async () => {
  await restore();
  const last = async ({ kysely }: Database) => {
    const { rows } = await sql`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(
      kysely,
    );
    return rows[0];
  };
  expect(await last(target)).toEqual(await last(source));
  const { rows } = await sql`
    select count(*) as off from pg_trigger where not tgisinternal and tgenabled = 'D'`.execute(
    target.kysely,
  );
  expect(rows).toEqual([{ off: 0 }]);
});

test('a newer portal brings the restored database to its own version', async () => {
  const known = await readMigrations();
  const next = {
    name: '9999-next.sql',
    hash: 'next',
    text: 'alter table users add column nickname text; update users set nickname = name;',
  };
  await restoreBackup(target.kysely, readBackupFile(file), [...known, next]);
  const { rows } = await sql`
    select count(*) as named from users where nickname = name`.execute(target.kysely);
  const users = await source.kysely.selectFrom('users').select('id').execute();
  expect(rows).toEqual([{ named: users.length }]);
});

test('an older portal refuses the backup of a newer one', async () => {
  const known = await readMigrations();
  await expect(
    restoreBackup(target.kysely, readBackupFile(file), known.slice(0, -1)),
  ).rejects.toThrow('is unknown here');
});

test('a database with content is left alone', async () => {
  await addTestUser(target);
  const before = await contentOf(target);
  await expect(restore()).rejects.toThrow('The database is not empty, and nothing was changed');
  expect(await contentOf(target)).toEqual(before);
});

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  [
    'changed in the middle',
    (whole: Buffer) =>
      Buffer.concat([whole.subarray(0, 5000), Buffer.from('xyz'), whole.subarray(5003)]),
  ],
  ['something else', () => Buffer.from('no backup')],
])('a file that is %s puts nothing into the database', async (_, damage) => {
  const copy = join(folder, 'copy');
  await writeFile(copy, damage(await readFile(file)));
  const lines = readBackupFile(copy);
  const restoring = restoreBackup(target.kysely, lines);
  await expect(restoring).rejects.toThrow('damaged');
  await expect(restoring).rejects.toThrow(BackupUnusable);
  await migrate(target.kysely);
  expect(await target.kysely.selectFrom('users').select('id').execute()).toEqual([]);
});

/** The lines of the backup without one row, to which no other refers. */
async function* withoutRow(): AsyncGenerator<BackupLine> {
  let last: BackupLine | undefined;
  for await (const line of readBackupFile(file)) {
    const isFirst = last !== undefined && 'table' in last && last.table === 'casing_events';
    if (!isFirst) yield line;
    last = line;
  }
}

test('a backup that lacks a row puts nothing into the database', async () => {
  await expect(restoreBackup(target.kysely, withoutRow())).rejects.toThrow(
    /^The backup is not whole: only \d+ of its rows are there\.$/,
  );
  await migrate(target.kysely);
  expect(await target.kysely.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a check tells what is missing', async () => {
  await restore();
  await sql`alter table user_rights drop constraint user_rights_user_id_fkey`.execute(
    target.kysely,
  );
  await sql`insert into user_rights values (99999, 'TMLOGIN')`.execute(target.kysely);
  await sql`alter table user_rights add constraint user_rights_user_id_fkey
    foreign key (user_id) references users not valid`.execute(target.kysely);
  await sql`select setval(pg_get_serial_sequence('users', 'id'), 1)`.execute(target.kysely);
  await sql`update pg_index set indisvalid = false
    where indexrelid = 'casings_pkey'::regclass`.execute(target.kysely);
  await sql`insert into schema_migrations (name, hash) values ('9999-later.sql', 'x')`.execute(
    target.kysely,
  );
  const { problems } = await checkDatabase(target.kysely);
  expect(problems).toEqual([
    'The migration 9999-later.sql is not one of this portal.',
    '1 rows of user_rights name nothing in users (user_rights_user_id_fkey).',
    'users would give out an id that is taken.',
    'The index casings_pkey is not valid.',
  ]);
});
