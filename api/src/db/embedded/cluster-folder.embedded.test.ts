import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { writeEmbedded } from '../testing.ts';

let folder: string;
let dataDir: string;
const inCluster = (name: string) => join(dataDir, 'database', 'cluster', name);
const open = async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir }, console.error);
  await database.close();
};
/** Everything in the data directory, including the permissions of the database. */
const content = async () => {
  const names = await readdir(dataDir, { recursive: true });
  const { mode } = await stat(join(dataDir, 'database'));
  return { mode, names: names.sort() };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  dataDir = join(folder, 'data');
  await writeEmbedded(dataDir);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'base', 'pg_xact'])(
  'a database without %s is refused and left as it is',
  async (name) => {
    await rm(inCluster(name), { recursive: true });
    await chmod(join(dataDir, 'database'), 0o755);
    const before = await content();
    await expect(open()).rejects.toThrow(
      `The database in ${join(dataDir, 'database')} is damaged: cluster/${name} is missing. ` +
        'Nothing was changed. Put the folder back from a copy, or move it away and restore a backup',
    );
    expect(await content()).toEqual(before);
  },
);

test.each([
  ['a damaged file', 'global/pg_control', ''],
  ['another version', 'PG_VERSION', '16\n'],
])('%s is refused with a sentence that names the way out', async (_, name, text) => {
  await writeFile(inCluster(name), text);
  await expect(open()).rejects.toThrow('cannot be opened: it is damaged, or was made by another');
});

test('a folder with something else in it is refused', async () => {
  await rm(join(dataDir, 'database', 'cluster'), { recursive: true });
  await writeFile(join(dataDir, 'database', 'cluster.old'), '');
  const before = await content();
  await expect(open()).rejects.toThrow(
    'is missing, while cluster.old is there. Nothing was changed.',
  );
  expect(await content()).toEqual(before);
});

test.each([
  ['database', ''],
  ['cluster', 'database'],
])('a file where the folder %s is to be is named, with the way out', async (name, folder) => {
  const file = join(dataDir, folder, name);
  await rm(file, { recursive: true });
  await writeFile(file, '');
  await expect(open()).rejects.toThrow(
    `The database in ${join(dataDir, 'database')} cannot be opened: ` +
      `${file}: a file lies where a folder is to be (${folder ? 'ENOTDIR' : 'EEXIST'}). ` +
      'Move what is in the way, or set DATA_DIR to another folder.',
  );
});

test('names with odd characters are names like any other', async () => {
  dataDir = join(dataDir, 'a b"c\'d#1?x=%41\\ü漢\n-');
  await writeEmbedded(dataDir);
  await open();
  expect(await readdir(join(dataDir, 'database'))).toContain('cluster');
});

test('a first start that was broken off is begun anew', async () => {
  await rm(join(dataDir, 'database'), { recursive: true });
  const unfinished = join(dataDir, 'database', 'cluster.new');
  await mkdir(join(unfinished, 'base'), { recursive: true });
  // With this file, the unfinished database would be opened.
  await writeFile(join(unfinished, 'PG_VERSION'), '17\n');
  await open();
  expect(await readdir(join(dataDir, 'database'))).toContain('cluster');
  expect(await readdir(join(dataDir, 'database'))).not.toContain('cluster.new');
});
