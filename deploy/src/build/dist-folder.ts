import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Older builds of a package that are kept beside the newest. */
const kept = 3;
/** An unfinished build of somebody else is left alone for so long, in milliseconds. */
const patience = 60 * 60 * 1000;

const unfinished = '.unfinished-';

/** A build is there whole or not at all: its folder appears only when it is finished. */
export const isBuilt = (distDir: string): boolean => existsSync(distDir);

/**
 * Makes a version's folder by way of another one, so that an interrupted build leaves nothing that
 * looks like a build. Then clears away what is too old.
 *
 * @param fill writes the build into the folder that it is given
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
    // Somebody else may have built the same version meanwhile; then it is there, and it is equal.
    if (!isBuilt(distDir)) throw error;
  }
  await clearAway(distDir);
}

async function clearAway(newest: string): Promise<void> {
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

/** Another build may be finished or cleared away at this very moment: then it is not there. */
async function describe(parent: string, name: string) {
  const dir = path.join(parent, name);
  const facts = await stat(dir).catch(() => undefined);
  return facts && { dir, name, time: facts.mtimeMs };
}
