import { link, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sharedFilesFolder } from '@portal/build/shell-files';
import { makeFolder } from './make-folder.ts';
import { Refused } from './refused.ts';

/** Folder for files shared by all versions of the shell, named by content hash. */
const sharedDir = (siteDir: string): string => path.join(siteDir, 'shell', sharedFilesFolder);

/**
 * Copies a shell's scripts and styles to the shared folder. A file that several versions have is
 * stored once, so that browsers fetch it once.
 *
 * @param dir folder of the build, in the site
 * @throws Refused if another version has a file of the same name with other content
 */
export async function shareFiles(dir: string, siteDir: string): Promise<void> {
  const own = path.join(dir, sharedFilesFolder);
  await makeFolder(sharedDir(siteDir));
  for (const file of await namesIn(own)) await shareFile(file, own, sharedDir(siteDir));
}

async function shareFile(file: string, from: string, to: string): Promise<void> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  try {
    await link(source, target);
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    // Another version of Node.js may compress differently.
    if (/\.(?:br|gz)$/.test(file)) return;
    const [one, other] = await Promise.all([readFile(source), readFile(target)]);
    if (!one.equals(other)) {
      throw new Refused(`The shell cannot be published`, [
        `${file} differs between ${from} and ${to}: remove the damaged one, and publish shell again`,
      ]);
    }
  }
}

/** Removes shared files that no version of the shell in the site uses. */
export async function dropUnusedFiles(siteDir: string): Promise<void> {
  const shells = await namesIn(path.join(siteDir, 'shell'));
  const used = await Promise.all(
    shells
      .filter((version) => version !== sharedFilesFolder)
      .map((version) => namesIn(path.join(siteDir, 'shell', version, sharedFilesFolder))),
  );
  const needed = new Set(used.flat());
  for (const file of await namesIn(sharedDir(siteDir)))
    if (!needed.has(file)) await rm(path.join(sharedDir(siteDir), file), { force: true });
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);
