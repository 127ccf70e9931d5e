import { link, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { keptFiles } from '@portal/build/shell-files';
import { makeFolder } from './make-folder.ts';
import { Refused } from './refused.ts';

/** Folder of the files that all versions of the shell share, each named after its content. */
const sharedDir = (siteDir: string): string => path.join(siteDir, 'shell', keptFiles);

/**
 * Puts the scripts and styles of a shell where pages ask for them. A file that several versions have
 * is there once, so that a browser fetches it once.
 *
 * @param dir folder of the build, in the site
 * @throws Refused when another version has a file of the same name and other content
 */
export async function keepFiles(dir: string, siteDir: string): Promise<void> {
  const own = path.join(dir, keptFiles);
  await makeFolder(sharedDir(siteDir));
  for (const file of await namesIn(own)) await keep(file, own, sharedDir(siteDir));
}

async function keep(file: string, from: string, to: string): Promise<void> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  try {
    await link(source, target);
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    // Another Node.js may compress otherwise.
    if (/\.(?:br|gz)$/.test(file)) return;
    const [one, other] = await Promise.all([readFile(source), readFile(target)]);
    if (!one.equals(other)) {
      throw new Refused(`The shell cannot be published`, [
        `${file} differs between ${from} and ${to}: remove the damaged one, and publish shell again`,
      ]);
    }
  }
}

/** Removes the shared files that no version of the shell in the site has. */
export async function dropUnusedFiles(siteDir: string): Promise<void> {
  const shells = await namesIn(path.join(siteDir, 'shell'));
  const used = await Promise.all(
    shells
      .filter((version) => version !== keptFiles)
      .map((version) => namesIn(path.join(siteDir, 'shell', version, keptFiles))),
  );
  const needed = new Set(used.flat());
  for (const file of await namesIn(sharedDir(siteDir)))
    if (!needed.has(file)) await rm(path.join(sharedDir(siteDir), file), { force: true });
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);
