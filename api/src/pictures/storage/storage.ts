import type { Readable } from 'node:stream';

/**
 * Storage for files that every process of the API can access. Names are made by the API, never by a
 * caller.
 */
export interface PictureStorage {
  /** Writes a complete file, replacing one with the same name. */
  put(name: string, content: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Readable | null>;
  /** Does nothing if it is already gone. */
  remove(name: string): Promise<void>;
}
