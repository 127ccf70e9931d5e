import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Migration } from '../db/migrate.ts';

/** The form of the file; another one is refused. */
const form = 1;

/** First line: what the database was. */
export interface BackupHead {
  readonly portal_backup: typeof form;
  readonly made_at: string;
  readonly migrations: readonly Pick<Migration, 'name' | 'hash'>[];
}
/** Before the rows of a table: its columns with their types. */
export interface BackupTable {
  readonly table: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
}
/** A row: each value as PostgreSQL writes it. */
export type BackupRow = readonly (string | null)[];
/** Last line; a file without it is not whole. */
export interface BackupEnd {
  readonly rows: number;
  /** The last id that each table has given out. */
  readonly ids: readonly (readonly [table: string, column: string, last: number])[];
}

export type BackupLine = BackupHead | BackupTable | BackupRow | BackupEnd;

/** The file is no backup, or not a whole one; the message names it. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

/** Writes a file that appears under its name when it is whole, for its owner alone. */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
): Promise<void> {
  const unfinished = `${file}.part`;
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    await pipeline(
      Readable.from(texts()),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads a backup's lines, its head first and its end last.
 *
 * @throws BackupUnusable when it is none, is damaged, or ends too early
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  let last: BackupLine | undefined;
  try {
    for await (const text of unzippedLines(file)) {
      const line: BackupLine = JSON.parse(text);
      if (!last && !('portal_backup' in line && line.portal_backup === form)) {
        throw new BackupUnusable(`${file} is no backup that this portal reads.`);
      }
      yield line;
      last = line;
    }
  } catch (error) {
    if (error instanceof BackupUnusable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupUnusable(`${file} cannot be read as a backup: ${reason}.`);
  }
  if (!last || !('ids' in last)) throw new BackupUnusable(`${file} ends before its end.`);
}

async function* unzippedLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let begun = '';
  try {
    for await (const chunk of text) {
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    source.destroy();
  }
  if (begun !== '') yield begun;
}
