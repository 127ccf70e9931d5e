import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import { readBackupFile, writeBackupFile } from '../../backup/backup-file.ts';
import { checkDatabase } from '../../backup/check-database.ts';
import { backupLines } from '../../backup/make-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';

export const backupHelp = `Usage: npm run portal -- backup <file>
       npm run portal -- restore <file>
       npm run portal -- check [<file>]

backup writes all that the database of the settings holds into a new file, as it is at one moment.
A PostgreSQL works on meanwhile; with the embedded database, stop the portal first.

restore puts such a file into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a
new database. It may be of the other kind, and the portal may be newer than the one that made the
file. Sessions, links to set a password, counts and exports are in no backup.

check looks whether the database is whole: all rows can be read, and what they name is there. With a
file it looks whether that is a whole backup. It ends with 1 when something is wrong.
`;

const count = (rows: number) => rows.toLocaleString('en-US');

/**
 * Writes the database into a new file.
 *
 * @returns a sentence for the user
 */
export async function runBackup(args: readonly string[]): Promise<string> {
  const file = fileOf(args);
  if (existsSync(file)) throw new UsageError(`${file} is there already: name a new file.`);
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new UsageError(`There is no folder ${folder}: make it, or name a file in another one.`);
  }
  await withDatabase(({ kysely }) =>
    kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await sql`set local statement_timeout = 0`.execute(transaction);
        await writeBackupFile(file, backupLines(transaction, new Date()));
      }),
  );
  return `${file} has the database.`;
}

/**
 * Restores a file into an empty database.
 *
 * @returns a sentence for the user
 */
export async function runRestore(args: readonly string[]): Promise<string> {
  const file = fileOf(args);
  // Before a database is created, so that an incomplete file is reported at once.
  await checkFile(file);
  const rows = await withDatabase(({ kysely }) => restoreBackup(kysely, readBackupFile(file)));
  return `${count(rows)} rows restored from ${file}.`;
}

/**
 * Checks whether a database, or a file, is intact.
 *
 * @returns sentences for the user, and whether all is well
 */
export async function runCheck(
  args: readonly string[],
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  if (args.length > 0) return { text: await checkFile(fileOf(args)), isWhole: true };
  const { tables, rows, problems } = await withDatabase(({ kysely }) => checkDatabase(kysely));
  const isWhole = problems.length === 0;
  const sum = `${tables} tables with ${count(rows)} rows: `;
  return { text: sum + (isWhole ? 'all is well.' : `\n${problems.join('\n')}`), isWhole };
}

async function checkFile(file: string): Promise<string> {
  let madeAt = '';
  let rows = 0;
  for await (const line of readBackupFile(file)) {
    if ('portal_backup' in line) madeAt = line.made_at;
    else if ('length' in line) rows += 1;
  }
  return `${file} is a whole backup of ${madeAt} with ${count(rows)} rows.`;
}

function fileOf([file, ...more]: readonly string[]): string {
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    throw new UsageError(`One file must be named.\n\n${backupHelp}`);
  }
  // npm runs the command in the portal's folder, and passes the folder in which it was typed.
  return resolve(process.env.INIT_CWD ?? '.', file);
}
