import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Migration } from '../db/migrate.ts';
import { fileTrouble } from '../file-trouble.ts';

/** Version of the file format; others are refused. */
const form = 1;

/** First line: describes the database. */
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
/** A row: each value as PostgreSQL text. */
export type BackupRow = readonly (string | null)[];
/** Last line; a file without it is incomplete. */
export interface BackupEnd {
  readonly rows: number;
  /** The last id that each table has issued. */
  readonly ids: readonly (readonly [table: string, column: string, last: number])[];
}

export type BackupLine = BackupHead | BackupTable | BackupRow | BackupEnd;

/** The form that a line must have. */
const isLine = Compile(
  Type.Union([
    Type.Array(Type.Union([Type.String(), Type.Null()])),
    Type.Object({
      table: Type.String(),
      columns: Type.Array(Type.Tuple([Type.String(), Type.String()])),
    }),
    Type.Object({
      portal_backup: Type.Literal(form),
      made_at: Type.String(),
      migrations: Type.Array(Type.Object({ name: Type.String(), hash: Type.String() })),
    }),
    Type.Object({
      rows: Type.Integer(),
      ids: Type.Array(Type.Tuple([Type.String(), Type.String(), Type.Integer()])),
    }),
  ]),
);

/** The advice for a file that cannot be used. */
const another = 'Name another one that "npm run portal -- backup" has written.';

/** The file is not a backup, is incomplete, or cannot be written; the message says what to do. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

/**
 * Writes a file that only its owner can read, and that gets its name once it is complete.
 *
 * @throws BackupUnusable when it cannot be written
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
): Promise<void> {
  const unfinished = `${file}.part`;
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    // Opened here: a stream opens the file later by itself, after an early failure has already
    // removed it.
    const output = await open(unfinished, 'w', 0o600);
    await pipeline(Readable.from(texts()), createGzip(), output.createWriteStream({ flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const trouble = fileTrouble(error, unfinished);
    if (trouble === undefined) throw error;
    throw new BackupUnusable(
      `The backup was not made: ${trouble}. Name a file that this user may write.`,
    );
  }
}

/**
 * Reads the lines of a backup, head first and end last.
 *
 * @throws BackupUnusable when it is not a backup, is damaged, or ends too early
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  let last: BackupLine | undefined;
  try {
    for await (const text of unzippedLines(file)) {
      const line: unknown = JSON.parse(text);
      if (!isLine.Check(line) || 'portal_backup' in line === (last !== undefined)) {
        throw new BackupUnusable(`${file} is no backup that this portal reads. ${another}`);
      }
      yield line as BackupLine;
      last = line as BackupLine;
    }
  } catch (error) {
    if (error instanceof BackupUnusable) throw error;
    const trouble = fileTrouble(error, file);
    throw new BackupUnusable(
      `${trouble ?? `${file} is no backup, or is damaged: it cannot be read to its end`}. ${another}`,
    );
  }
  if (!last || !('ids' in last)) {
    throw new BackupUnusable(`${file} is not a whole backup: its end is missing. ${another}`);
  }
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
