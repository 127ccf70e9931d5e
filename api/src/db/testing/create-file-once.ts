import { access, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const prefix = 'portal-test-database-';
/** Milliseconds, longer than any image takes: a process that has the lock for longer is gone. */
const patience = 5 * 60_000;
const yesterday = () => Date.now() - 24 * 3_600_000;

/**
 * Returns a file in the system's temporary folder, created by the first process that needs its key.
 * The others wait for it.
 *
 * @param make writes the file to the given path
 * @returns the file's path
 */
export async function createFileOnce(
  key: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  const file = join(tmpdir(), `${prefix}${key}.tar`);
  const lock = `${file}.lock`;
  while (!(await exists(file))) {
    if (
      !(await mkdir(lock)
        .catch(() => false as const)
        .then((made) => made !== false))
    ) {
      if (await isOld(lock, Date.now() - patience)) await rmdir(lock).catch(() => undefined);
      await wait(100);
      continue;
    }
    try {
      await make(`${file}.unfinished`);
      await rename(`${file}.unfinished`, file);
      await removeOldImages();
    } finally {
      await rmdir(lock);
    }
  }
  return file;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const isOld = (file: string, before: number) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs < before,
    () => false,
  );

/** Other states of the sources have images too; those older than a day are not needed any more. */
async function removeOldImages(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const image = join(tmpdir(), name);
    if (name.startsWith(prefix) && (await isOld(image, yesterday())))
      await rm(image, { recursive: true, force: true });
  }
}
