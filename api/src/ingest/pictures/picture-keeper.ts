import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import { openPictures } from '../../pictures/pictures.ts';
import type { PictureStorage } from '../../pictures/storage/storage.ts';
import type { KeepPicture } from './keep-pictures.ts';

interface Keeper {
  readonly keep: KeepPicture;
  close(): void;
}

/**
 * Stores pictures in the same way as uploaded ones. Derived sizes are made from a copy in another
 * folder.
 */
export function createPictureKeeper(db: Kysely<Schema>, storage: PictureStorage): Keeper {
  const pictures = openPictures({ db, storage });
  return {
    async keep(path) {
      const folder = await mkdtemp(join(tmpdir(), 'portal-picture-'));
      try {
        const copy = join(folder, 'picture');
        await copyFile(path, copy);
        const { signal } = new AbortController();
        return (await pictures.keep(copy, { now: new Date(), signal })).hash;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: pictures.close,
  };
}
