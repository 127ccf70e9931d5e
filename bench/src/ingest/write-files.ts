import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The content of a file: its kind, its header and its rows without line ends. */
export interface Content {
  readonly kind: string;
  readonly header: string;
  readonly rows: Iterable<string>;
}

export interface WrittenFile {
  readonly kind: string;
  readonly file: string;
}

/** Writes files in loading order. */
export async function writeFiles(
  folder: string,
  contents: readonly Content[],
): Promise<WrittenFile[]> {
  await mkdir(folder, { recursive: true });
  const written: WrittenFile[] = [];
  for (const { kind, header, rows } of contents) {
    const file = path.join(folder, `${kind}.csv`);
    await pipeline(withEnds(header, rows), createWriteStream(file));
    written.push({ kind, file });
  }
  return written;
}

/** Yields chunks of many rows, which are faster to stream. */
function* withEnds(header: string, rows: Iterable<string>): Generator<string> {
  let piece = `${header}\n`;
  for (const row of rows) {
    piece += `${row}\n`;
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}
