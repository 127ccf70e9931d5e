import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileTrouble } from '../file-trouble.ts';
import { DatabaseNotOpened } from './database-not-opened.ts';

/**
 * Creates the data directory if it is missing, and checks that it is writable.
 *
 * @throws DatabaseNotOpened with a sentence that names it
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    const probe = join(dataDir, `.writable-${process.pid}`);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new DatabaseNotOpened(
      `DATA_DIR cannot be used: ${trouble}. Set it to a folder that this user may write to.`,
    );
  }
}

/**
 * Creates one folder at a time: with `recursive`, Node.js retries forever where the system allows
 * no folder.
 */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  if (!found && dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another process created it first.
    if (error.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  });
}
