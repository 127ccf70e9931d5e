import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The embedded database is incomplete; the message says what to do. */
class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged';

  constructor(directory: string, what: string) {
    super(
      `The database in ${directory} ${what}. Put the folder back from a copy, ` +
        'or move it away and restore a backup (npm run portal -- restore --help).',
    );
  }
}

/**
 * PGlite creates a new database if the first of these is missing, and aborts without the others.
 */
const essential = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/** Files that the lock leaves next to a database. */
const ownFiles = /^(lock\.\d+|\.lock-.+|cluster\.new)$/;

/**
 * Checks a directory without changing anything there.
 *
 * @throws DatabaseDamaged for a folder that is not empty and contains no complete database
 */
export async function refuseDamaged(directory: string): Promise<void> {
  const isThere = (await namesIn(join(directory, 'cluster'))).length > 0;
  const problem = isThere ? await missingIn(directory) : await foreignIn(directory);
  if (problem) throw new DatabaseDamaged(directory, `${problem}. Nothing was changed`);
}

/**
 * Opens the database in a locked directory, or creates one if there is none. A new one gets its
 * name once it is complete, so that an interrupted start leaves nothing behind that looks like a
 * damaged database.
 *
 * @throws DatabaseDamaged for a folder that is not empty and contains no complete database
 */
export async function openCluster(directory: string): Promise<PGlite> {
  await refuseDamaged(directory);
  const cluster = join(directory, 'cluster');
  if ((await namesIn(cluster)).length === 0) await makeCluster(directory);
  try {
    return await PGlite.create({ dataDir: cluster });
  } catch {
    // PGlite's own message says only that it has aborted.
    throw new DatabaseDamaged(
      directory,
      'cannot be opened: it is damaged, or was made by another version of the portal',
    );
  }
}

async function makeCluster(directory: string): Promise<void> {
  const unfinished = join(directory, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: unfinished })).close();
  await rename(unfinished, join(directory, 'cluster'));
}

async function foreignIn(directory: string): Promise<string | undefined> {
  const foreign = (await namesIn(directory)).filter(
    (name) => !ownFiles.test(name) && name !== 'cluster',
  );
  return foreign.length > 0 ? `is missing, while ${foreign.join(', ')} is there` : undefined;
}

async function missingIn(directory: string): Promise<string | undefined> {
  for (const name of essential) {
    const isThere = await access(join(directory, 'cluster', name)).then(
      () => true,
      () => false,
    );
    if (!isThere) return `is damaged: cluster/${name} is missing`;
  }
  return undefined;
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
