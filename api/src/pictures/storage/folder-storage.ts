import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStorage } from './storage.ts';

/** Stores files in a folder that only this system account can read. */
export function folderStorage(folder: string): PictureStorage {
  return {
    async put(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renamed once complete, so that a crash never leaves a partial file under this name.
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        const file = await open(join(folder, name));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';
