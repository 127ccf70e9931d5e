import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { keptName, type PictureSize } from './kept-name.ts';
import { createMaker, type MakerOptions } from './making/maker.ts';
import type { PictureStorage } from './storage/storage.ts';

/** A picture as it is kept. */
export interface KeptPicture {
  readonly hash: string;
  /** Of the large file in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pictures that people send: checked, made small and kept. */
export interface Pictures {
  /**
   * Keeps a picture that was sent as a file, upright and without what a camera wrote into it.
   *
   * @throws PictureNotKept for what is no picture that is kept
   * @throws the signal's reason when that ends the work
   */
  keep(
    file: string,
    options: { readonly now: Date; readonly signal: AbortSignal },
  ): Promise<KeptPicture>;
  /** A file of a picture; null when it is not there. */
  read(hash: string, size: PictureSize): Promise<Readable | null>;
  /** Removes a picture whose row is gone. */
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
      // Its row first: a file that nobody comes to name is found by it.
      await db
        .insertInto('pictures')
        .values({ content_hash: hash, width, height, stored_at: now })
        .onConflict((taken) => taken.column('content_hash').doUpdateSet({ stored_at: now }))
        .execute();
      await storage.put(keptName(hash, 'small'), await readFile(small));
      await storage.put(keptName(hash, 'large'), await readFile(large));
      return { hash, width, height };
    },
    read: (hash, size) => storage.read(keptName(hash, size)),
    async remove(hash) {
      for (const size of ['small', 'large'] as const) await storage.remove(keptName(hash, size));
    },
    close: () => maker.stop(),
  };
}
