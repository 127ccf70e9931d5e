import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import { shareFiles } from './share-files.ts';

/** A build under its immutable version. */
export interface Publication {
  readonly kind: 'shell' | 'remote';
  readonly name: string;
  readonly version: string;
}

/** Folder of a published build in a site. */
export const publishedDir = (siteDir: string, { kind, name, version }: Publication): string =>
  kind === 'shell'
    ? path.join(siteDir, 'shell', version)
    : path.join(siteDir, 'remotes', name, version);

/**
 * Copies a finished build into a site. An existing version is never overwritten: pages may be
 * running it.
 *
 * @param distDir folder of the finished build
 * @returns whether the version is new in the site
 */
export async function publish(
  build: Publication & { readonly distDir: string },
  siteDir: string,
): Promise<boolean> {
  const target = publishedDir(siteDir, build);
  const keep = async (dir: string) => build.kind === 'shell' && (await shareFiles(dir, siteDir));
  if (existsSync(target)) {
    await keep(target);
    return false;
  }
  await makeFolder(path.dirname(target));
  const unfinished = path.join(path.dirname(target), `.unfinished-${randomUUID()}`);
  try {
    await cp(build.distDir, unfinished, { recursive: true });
    // A version becomes visible only when all its files are in place.
    await keep(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return true;
}
