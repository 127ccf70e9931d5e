import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { writeEmbedded } from '../testing.ts';

let dataDir: string;
const inCluster = (name: string) => join(dataDir, 'database', 'cluster', name);
const open = async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir }, console.error);
  await database.close();
};
/** Everything but the locks. */
const content = async () => {
  const names = await readdir(join(dataDir, 'database'), { recursive: true });
  return names.filter((name) => !name.startsWith('lock.')).sort();
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  await writeEmbedded(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'base', 'pg_xact'])(
  'a database without %s is refused and left as it is',
  async (name) => {
    await rm(inCluster(name), { recursive: true });
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
  await expect(open()).rejects.toThrow('is missing, while cluster.old is there');
});

test('a first start that was broken off is begun anew', async () => {
  await rm(join(dataDir, 'database'), { recursive: true });
  await mkdir(join(dataDir, 'database', 'cluster.new', 'base'), { recursive: true });
  await open();
  expect(await readdir(join(dataDir, 'database'))).toContain('cluster');
  expect(await readdir(join(dataDir, 'database'))).not.toContain('cluster.new');
});
