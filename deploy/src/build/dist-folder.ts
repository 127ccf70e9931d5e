import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Number of older builds of a package kept beside the newest. */
const kept = 3;
/** Age at which an unfinished build of another process counts as abandoned, in milliseconds. */
const patience = 60 * 60 * 1000;

const unfinished = '.unfinished-';

/** Returns whether a version is built: its folder appears only when the build is complete. */
export const isBuilt = (distDir: string): boolean => existsSync(distDir);

/**
 * Creates a version's folder through a temporary one, so that an interrupted build leaves nothing
 * that looks like a build. Then deletes old builds.
 *
 * @param fill writes the build into the given folder
 */
export async function makeDistFolder(
  distDir: string,
  fill: (outDir: string) => Promise<void>,
): Promise<void> {
  const parent = path.dirname(distDir);
  const outDir = path.join(parent, `${unfinished}${randomUUID()}`);
  await mkdir(outDir, { recursive: true });
  try {
    await fill(outDir);
    await rename(outDir, distDir);
  } catch (error) {
    await rm(outDir, { recursive: true, force: true });
    // Another process may have built the same version in the meantime, with the same content.
    if (!isBuilt(distDir)) throw error;
  }
  await removeFolder(distDir);
}

async function removeFolder(newest: string): Promise<void> {
  const parent = path.dirname(newest);
  const names = await readdir(parent);
  const found = await Promise.all(names.map((name) => describe(parent, name)));
  const folders = found.filter((folder) => folder !== undefined);
  const abandoned = folders.filter(
    ({ name, time }) => name.startsWith(unfinished) && time < Date.now() - patience,
  );
  const old = folders
    .filter(({ dir, name }) => dir !== newest && !name.startsWith(unfinished))
    .sort((one, other) => other.time - one.time)
    .slice(kept);
  for (const { dir } of [...abandoned, ...old]) await rm(dir, { recursive: true, force: true });
}

/** Another build may rename or delete the folder at this moment; it then counts as missing. */
async function describe(parent: string, name: string) {
  const dir = path.join(parent, name);
  const facts = await stat(dir).catch(() => undefined);
  return facts && { dir, name, time: facts.mtimeMs };
}
