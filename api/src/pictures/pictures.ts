import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { createMaker, type MakerOptions } from './making/maker.ts';
import type { PictureStorage } from './storage/storage.ts';
import { type PictureSize, storageName } from './storage-name.ts';

/** A stored picture. */
export interface KeptPicture {
  readonly hash: string;
  /** Size of the large file, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Uploaded pictures: checked, scaled down and stored. */
export interface Pictures {
  /**
   * Stores an uploaded picture, upright and without metadata of the camera.
   *
   * @throws PictureNotKept when the file is refused
   * @throws the signal's reason when it ends the work
   */
  keep(
    file: string,
    options: { readonly now: Date; readonly signal: AbortSignal },
  ): Promise<KeptPicture>;
  /** Reads a file of a picture; null when it does not exist. */
  read(hash: string, size: PictureSize): Promise<Readable | null>;
  /** Deletes the files of a picture whose row is gone. */
  remove(hash: string): Promise<void>;
  close(): void;
}

interface Options {
  readonly db: Kysely<Schema>;
  readonly storage: PictureStorage;
  readonly maker?: MakerOptions;
}

export function openPictures({ db, storage, maker: options }: Options): Pictures {
  const maker = createMaker(options);
  return {
    async keep(file, { now, signal }) {
      const { hash, width, height, large, small } = await maker.make(file, signal);
      // The row first: cleanup finds unused files by it.
      await db
        .insertInto('pictures')
        .values({ content_hash: hash, width, height, stored_at: now })
        .onConflict((taken) => taken.column('content_hash').doUpdateSet({ stored_at: now }))
        .execute();
      await storage.put(storageName(hash, 'small'), await readFile(small));
      await storage.put(storageName(hash, 'large'), await readFile(large));
      return { hash, width, height };
    },
    read: (hash, size) => storage.read(storageName(hash, size)),
    async remove(hash) {
      for (const size of ['small', 'large'] as const) await storage.remove(storageName(hash, size));
    },
    close: () => maker.stop(),
  };
}
