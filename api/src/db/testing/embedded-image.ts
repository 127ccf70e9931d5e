import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { connect, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { contentKey, type TestContent, writePart } from './content.ts';
import { createFileOnce } from './create-file-once.ts';
import { oncePerProcess } from './once-per-process.ts';
import { withBatchedMessages } from './with-batched-messages.ts';

const never = new Promise<never>(() => {});

/** An embedded database in memory, with some content. */
export const openInMemoryDatabase = async (content: TestContent): Promise<Database> =>
  databaseOf(await copyOf(content));

/** Writes content into a data directory, for an embedded database in its own process. */
export async function writeEmbedded(dataDir: string, ...content: TestContent): Promise<void> {
  const cluster = join(dataDir, 'database', 'cluster');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', await imageFile(content), '-C', cluster]);
}

/** PGlite's compiled program, which every database would otherwise compile again. */
const loadPglite = () =>
  oncePerProcess('pglite', async () => {
    const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
    const pgliteWasmModule = await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
    return { pgliteWasmModule, fsBundle: new Blob([await readFile(join(folder, 'pglite.data'))]) };
  });

const imageFile = async (content: TestContent): Promise<string> =>
  createFileOnce(await contentKey(content), async (file) => {
    const last = content.at(-1);
    const pglite = last ? await copyOf(content.slice(0, -1)) : await newCluster();
    const database = databaseOf(pglite);
    if (last) await writePart(database, last);
    else await migrate(database.kysely);
    await pglite.exec('checkpoint');
    const image = await pglite.dumpDataDir('none');
    await database.close();
    await writeFile(file, Buffer.from(await image.arrayBuffer()), { mode: 0o600 });
  });

async function copyOf(content: TestContent): Promise<PGlite> {
  const file = await imageFile(content);
  const image = await oncePerProcess(file, async () => new Blob([await readFile(file)]));
  return PGlite.create({ loadDataDir: image, ...(await loadPglite()) });
}

async function newCluster(): Promise<PGlite> {
  // WAL segments of 1 MB instead of 16, because each test copies the image.
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  return pglite;
}

function databaseOf(pglite: PGlite): Database {
  const kysely = connect(
    { ...createPgConfig(withBatchedMessages(pglite)), max: 1, idleTimeoutMillis: 0 },
    console.error,
  );
  return {
    kysely,
    kind: 'embedded',
    lost: never,
    async close() {
      await kysely.destroy();
      await pglite.close();
    },
  };
}
