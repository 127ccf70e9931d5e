import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BackupLine, readBackupFile, writeBackupFile } from './backup-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

const head: BackupLine = { portal_backup: 1, made_at: '2025-07-01T12:00:00Z', migrations: [] };
const table: BackupLine = { table: 'users', columns: [['name', 'text']] };
const end: BackupLine = { rows: 1, ids: [['users', 'id', 7]] };

async function* linesOf(lines: readonly BackupLine[]) {
  yield* lines;
}

async function readAll(file: string): Promise<BackupLine[]> {
  const lines: BackupLine[] = [];
  for await (const line of readBackupFile(file)) lines.push(line);
  return lines;
}

const zipped = (...lines: readonly unknown[]) =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

test('what was written is read, by this account of the system alone', async () => {
  const lines = [head, table, ['Ünï'], [null], end];
  const file = join(folder, 'one');
  await writeBackupFile(file, linesOf(lines));
  expect(await readAll(file)).toEqual(lines);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

const whole = zipped(head, table, ['a'], end);
const another = 'Name another one that "npm run portal -- backup" has written.';

test.each([
  [
    'of another kind',
    Buffer.from('text'),
    'is no backup, or is damaged: it cannot be read to its end',
  ],
  ['that is empty', Buffer.from(''), 'is no backup, or is damaged: it cannot be read to its end'],
  [
    'that was cut off',
    whole.subarray(0, -12),
    'is no backup, or is damaged: it cannot be read to its end',
  ],
  [
    'of words that are no JSON',
    gzipSync('words'),
    'is no backup, or is damaged: it cannot be read to its end',
  ],
  ['of another JSON', zipped(null), 'is no backup that this portal reads'],
  ['of a later form', zipped({ ...head, portal_backup: 2 }), 'is no backup that this portal reads'],
  [
    'with a head that lacks something',
    zipped({ portal_backup: 1 }),
    'is no backup that this portal reads',
  ],
  ['without a head', zipped(table, ['a'], end), 'is no backup that this portal reads'],
  ['with a line of no form', zipped(head, 7, end), 'is no backup that this portal reads'],
  ['without an end', zipped(head, table, ['a']), 'is not a whole backup: its end is missing'],
])('a file %s is refused by a sentence', async (_, content, sentence) => {
  const file = join(folder, 'one');
  await writeFile(file, content);
  await expect(readAll(file)).rejects.toThrow(new Error(`${file} ${sentence}. ${another}`));
});

test('a file that is not there, and one that is a folder, are told as such', async () => {
  await expect(readAll(join(folder, 'none'))).rejects.toThrow(
    `${join(folder, 'none')}: there is no such file or folder (ENOENT). ${another}`,
  );
  await expect(readAll(folder)).rejects.toThrow(
    `${folder}: a folder lies where a file is to be (EISDIR). ${another}`,
  );
});

test('a backup that cannot be written is told as such, and leaves nothing behind', async () => {
  const file = join(folder, 'one');
  await mkdir(`${file}.part`);
  await expect(writeBackupFile(file, linesOf([head, end]))).rejects.toThrow(
    `The backup was not made: ${file}.part: a folder lies where a file is to be (EISDIR). ` +
      'Name a file that this user may write.',
  );
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  async function* untilFull() {
    yield head;
    throw full;
  }
  await expect(writeBackupFile(join(folder, 'two'), untilFull())).rejects.toThrow(
    'two.part: its disk is full (ENOSPC)',
  );
  expect(await readdir(folder)).toEqual(['one.part']);
});
