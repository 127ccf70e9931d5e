import type { Readable } from 'node:stream';

/** Where files lie that every process of the API reaches. Names are made here, never by a caller. */
export interface PictureStorage {
  /** Writes a file whole; one of that name is replaced. */
  put(name: string, content: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Readable | null>;
  /** It may be gone already. */
  remove(name: string): Promise<void>;
}
