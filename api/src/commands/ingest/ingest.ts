import { resolve } from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { FileRefused } from '../../ingest/file-refused.ts';
import { ingestFile, type Progress, type Summary } from '../../ingest/ingest-file.ts';
import { fileKinds } from '../../ingest/kinds/kinds.ts';
import { createPictureKeeper } from '../../ingest/pictures/picture-keeper.ts';
import { reportFileOf } from '../../ingest/row-reports.ts';
import { loadTimeOf } from '../../ingest/values/date.ts';
import { rejudgeWithAllowance } from '../../modules/fleet-surveys/inspections/rejudge.ts';
import { storeReadiness } from '../../modules/fleet-surveys/inspections/unit-checks/checklist.ts';
import { openStorage } from '../../pictures/storage/open-storage.ts';
import { readSettings, SettingsError } from '../../settings.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';
import { parseIngestOptions } from './options.ts';

/** The exit codes of the command. */
const exitCodes = { allIn: 0, rowsRefused: 1, fileRefused: 2, failed: 3 };

const ingestHelp = `Usage: npm run portal -- ingest <kind> <name.csv> [--control-total <amount>]

Loads a file into the database of the portal: new records are added, those that differ are changed.
Refused rows are written to <name>.refused.csv beside it, with the reasons; rows that went in although
something in them is out of order, to <name>.doubted.csv. docs/data-files.md tells what the columns of
each kind are.

  --control-total <amount>  what the amounts of invoice lines that go in come to; if they do not,
                            nothing is written

  Kinds, in the order in which they need each other:
    ${Object.keys(fileKinds).join(', ')}

  Ends with 0 when every row went in, 1 when rows were refused and the others went in, 2 when the
  file or the arguments were refused and nothing was written, 3 when the database failed.
`;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Loads the given file and reports the result.
 *
 * @returns the exit code
 */
export async function runIngest(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    printLine(ingestHelp.trimEnd());
    return exitCodes.allIn;
  }
  try {
    const { kind, controlTotal, ...options } = parseIngestOptions(args);
    // npm runs the command in the portal's folder, and passes the folder in which it was typed.
    const file = resolve(process.env.INIT_CWD ?? '.', options.file);
    const summary = await withDatabase(async (database) => {
      await migrate(database.kysely);
      const now = loadTimeOf(new Date());
      const settings = readSettings(process.env);
      const rules = {
        judge: rejudgeWithAllowance(settings.hotAllowance),
        storeReadiness,
      };
      const keeper = createPictureKeeper(database.kysely, openStorage(settings));
      return ingestFile(database, {
        kind,
        file,
        controlTotal,
        now,
        ...rules,
        keepPicture: keeper.keep,
        onProgress: printProgress,
      }).finally(keeper.close);
    });
    printLine(sentenceOf(summary));
    for (const line of monthLines(summary)) printLine(line);
    if (summary.doubted > 0)
      printLine(
        `${count(summary.doubted)} with something out of order stand in ${reportFileOf(file, 'doubted')}`,
      );
    if (summary.refused === 0) return exitCodes.allIn;
    printLine(`The refused rows and the reasons stand in ${reportFileOf(file, 'refused')}`);
    return exitCodes.rowsRefused;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    const isRefused = [FileRefused, UsageError, SettingsError].some(
      (kind) => error instanceof kind,
    );
    return isRefused ? exitCodes.fileRefused : exitCodes.failed;
  }
}

const count = (rows: number) => rows.toLocaleString('en-US');

const sayings = {
  waiting: 'Waiting for another load to end …',
  checking: 'Checking what they name …',
  writing: 'Writing …',
  judging: 'Judging what was read …',
};

const printProgress = (progress: Progress) =>
  printLine(
    progress.step === 'reading' ? `${count(progress.rows)} rows read …` : sayings[progress.step],
  );

/** The loaded rows and amounts by month, as a table. */
const monthLines = ({ months }: Summary): string[] =>
  months.map(
    ({ month, rows, amount }) => `${month}  ${count(rows).padStart(11)}  ${amount.padStart(17)}`,
  );

const sentenceOf = ({ read, added, changed, unchanged, refused }: Summary) =>
  `${count(read)} rows read: ${count(added)} added, ${count(changed)} changed, ` +
  `${count(unchanged)} unchanged, ${count(refused)} refused.`;
