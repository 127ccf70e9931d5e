import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder, unwritableSiteError } from '../site/make-folder.ts';
import { Refused } from '../site/refused.ts';

const step = 100;

/**
 * Runs work while no other process changes what the site runs: two concurrent deployments would
 * overwrite each other's changes.
 *
 * @param patience milliseconds to wait for another deployment
 * @throws Refused if the other one does not end
 */
export async function withSiteLock<Result>(
  siteDir: string,
  work: () => Promise<Result>,
  patience = 20_000,
): Promise<Result> {
  const file = path.join(siteDir, '.deploying');
  const made = await makeFolder(siteDir);
  const deadline = Date.now() + patience;
  while (!(await taken(file))) {
    const holder = await holderOf(file);
    if (holder === undefined) await rm(file, { force: true });
    else if (Date.now() > deadline) {
      throw new Refused(`The site ${siteDir} is being deployed by process ${holder}`, [
        `wait until it is done, or end it; without such a process, remove ${file}`,
      ]);
    } else await wait(step);
  }
  try {
    return await work();
  } catch (error) {
    await rm(file, { force: true });
    // Folders created in vain are removed again, unless they are in use by now.
    for (const dir of made.reverse()) await rmdir(dir).catch(() => undefined);
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

const taken = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw unwritableSiteError(path.dirname(file), error);
    },
  );

/** The process that holds the lock; 0 if it is not known yet, undefined if it has ended. */
async function holderOf(file: string): Promise<number | undefined> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  // The file was just created, and is still empty.
  if (!holder) return 0;
  try {
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? holder : undefined;
  }
}
