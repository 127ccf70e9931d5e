import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database.ts';
import { startEmbedded } from './embedded-database.ts';
import { socketFolders } from './socket-folder.ts';
import { spawnProgram } from './testing/spawn.ts';

let dataDir: string;
const open: Database[] = [];
const problems: unknown[] = [];
// One folder for all tests: creating a database takes seconds.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'));
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close().catch(() => {});
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function openHere(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, (problem) =>
    problems.push(problem),
  );
  open.push(database);
  return database;
}

async function databasePid(): Promise<number> {
  const folder = join(dataDir, 'database');
  const [lock = ''] = (await readdir(folder)).filter((name) => name.startsWith('lock.'));
  return JSON.parse(await readFile(join(folder, lock), 'utf8')).pid;
}

const writtenNumbers = async ({ kysely }: Database) => {
  const { rows } = await sql<{
    number: number;
  }>`select number from written order by number`.execute(kysely);
  return rows.map(({ number }) => number);
};

/**
 * Runs a process that writes until it has acknowledged some rows.
 *
 * @returns the numbers that it printed
 */
async function writeUntil(count: number, kill: (writer: ChildProcess) => Promise<unknown>) {
  const writer = spawnProgram('writer.ts', [dataDir]);
  const said: number[] = [];
  if (!writer.stdout) throw new Error('The writer has no output.');
  const ended = once(writer, 'exit');
  for await (const line of createInterface({ input: writer.stdout })) {
    said.push(Number(line));
    if (said.length === count) await kill(writer);
  }
  await ended;
  return said;
}

describe('while it is open', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: null, dataDir }, console.error);
  });
  afterAll(() => database.close());

  test('a second portal on the same folder is refused at once by a clear sentence', async () => {
    const pid = await databasePid();
    await expect(openDatabase({ databaseUrl: null, dataDir }, () => {})).rejects.toThrow(
      `The database in ${join(dataDir, 'database')} is in use by another portal (process ${pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  });

  test('the folder is for its owner alone', async () => {
    expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
  });

  test('a query that fails leaves the connection usable, inside a transaction or not', async () => {
    const { kysely } = database;
    await expect(sql`select * from nothing`.execute(kysely)).rejects.toThrow('nothing');
    await expect(
      kysely.transaction().execute(async (transaction) => {
        await sql`create table undone (id integer)`.execute(transaction);
        await sql`select * from nothing`.execute(transaction);
      }),
    ).rejects.toThrow('nothing');
    const { rows } = await sql`select to_regclass('undone') as found`.execute(kysely);
    expect(rows).toEqual([{ found: null }]);
  });

  test('calls that come at the same time wait for each other', async () => {
    const { kysely } = database;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sql`select ${index}::integer as n`.execute(kysely)),
    );
    expect(answers.map(({ rows }) => rows[0])).toEqual(answers.map((_, n) => ({ n })));
  });
});

test('closed and opened again, everything is there', async () => {
  const first = await openHere();
  await sql`create table kept (word text)`.execute(first.kysely);
  await sql`insert into kept values ('still here')`.execute(first.kysely);
  await first.close();
  const { rows } = await sql`select word from kept`.execute((await openHere()).kysely);
  expect(rows).toEqual([{ word: 'still here' }]);
});

test('after kill -9 of the portal during writes the next start has all that was acknowledged', async () => {
  const said = await writeUntil(200, async (writer) => writer.kill('SIGKILL'));
  const before = performance.now();
  const numbers = await writtenNumbers(await openHere());
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(numbers).toEqual(expect.arrayContaining(said));
});

test('after kill -9 of the database itself during writes it has, too', async () => {
  const said = await writeUntil(200, async () => process.kill(await databasePid(), 'SIGKILL'));
  const numbers = await writtenNumbers(await openHere());
  expect(numbers).toEqual(expect.arrayContaining(said));
});

test('nothing is left in the temporary folder, not even by what was killed', async () => {
  const folders = () => socketFolders(join(dataDir, 'database'));
  const database = await openHere();
  expect(await folders()).toHaveLength(1);
  await database.close();
  expect(await folders()).toEqual([]);
});

test('what a killed process left for another database goes with the next start', async () => {
  const gone = spawnProgram('lock-holder.ts', [await mkdtemp(join(dataDir, 'other-'))]);
  await once(gone, 'message');
  const folderOf = (pid: number) => mkdtemp(join(tmpdir(), `portal-database-0123abcd-${pid}-`));
  const [left, used] = [await folderOf(gone.pid ?? 0), await folderOf(process.pid)];
  gone.kill('SIGKILL');
  await once(gone, 'exit');
  await openHere();
  await expect(stat(left)).rejects.toThrow('ENOENT');
  expect((await stat(used)).isDirectory()).toBe(true);
  await rm(used, { recursive: true });
});

test('an embedded database that a signal has stopped is ended, and says so', async () => {
  const database = await startEmbedded(dataDir, 50);
  process.kill(await databasePid(), 'SIGSTOP');
  await expect(database.lost).resolves.toBe('The embedded database ended unexpectedly (SIGKILL).');
});

test('an embedded database that ends says so, and so does the connection to it', async () => {
  problems.length = 0;
  const { lost, kysely } = await openHere();
  await sql`select 1`.execute(kysely);
  process.kill(await databasePid(), 'SIGKILL');
  await expect(lost).resolves.toBe('The embedded database ended unexpectedly (SIGKILL).');
  for (let time = 0; time < 100 && problems.length === 0; time += 1) await wait(20);
  expect(problems[0]).toBeInstanceOf(Error);
});
