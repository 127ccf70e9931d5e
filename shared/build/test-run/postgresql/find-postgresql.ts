import { access, constants, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Debian installs the server's programs here, in a folder for each version. */
const debian = '/usr/lib/postgresql';

/**
 * Finds the folder of PostgreSQL's programs: on the search path, else the newest version installed
 * by Debian.
 */
export async function findPostgresql(
  searchPath = process.env.PATH ?? '',
  versions = debian,
): Promise<string | undefined> {
  const installed = await readdir(versions).catch(() => []);
  const newestFirst = installed.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...searchPath.split(path.delimiter),
    ...newestFirst.map((version) => path.join(versions, version, 'bin')),
  ];
  for (const folder of folders) if (await hasPrograms(folder)) return folder;
  return undefined;
}

const hasPrograms = async (folder: string): Promise<boolean> =>
  Promise.all(
    ['initdb', 'postgres'].map((name) => access(path.join(folder, name), constants.X_OK)),
  ).then(
    () => true,
    () => false,
  );
