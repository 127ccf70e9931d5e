import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../db/database.ts';
import type { TestRecords } from '../../db/testing/content.ts';
import { judgeWith } from '../../modules/fleet-surveys/inspections/judge-anew.ts';
import { keepReadiness } from '../../modules/fleet-surveys/inspections/unit-checks/checklist.ts';
import { folderStorage } from '../../pictures/storage/folder-storage.ts';
import { ingestFile, type Summary } from '../ingest-file.ts';
import { fileKinds } from '../kinds/kinds.ts';
import { openKeeper } from '../pictures/picture-keeper.ts';
import { reportFileOf } from '../row-reports.ts';
import type { Notes } from '../staged-rows.ts';
import { nowOf } from '../values/date.ts';
import { csvOf, type Fields } from './rows.ts';

/** The moment at which tests load files. */
export const now = nowOf(new Date('2025-07-01T12:00:00Z'));

/** By which pressures of hot tires are judged less, in kPa. */
export const hotAllowance = 15 * 6.89476;

const sampleFolder = fileURLToPath(new URL('../samples/', import.meta.url));

/** The files that docs/data-files.md shows. */
export const sampleFile = (kind: string): string => join(sampleFolder, `${kind}.csv`);

/** Loads a file of a kind as the command does. */
export function load(database: Database, name: string, file: string): Promise<Summary> {
  const kind = fileKinds[name];
  if (!kind) throw new Error(`There is no kind ${name}.`);
  const rules = { judge: judgeWith(hotAllowance), keepReadiness };
  return withFolder((folder) => {
    const keeper = openKeeper(database.kysely, folderStorage(folder));
    const request = { kind, file, now, ...rules, keepPicture: keeper.keep };
    return ingestFile(database, request).finally(keeper.close);
  });
}

/** Loads all samples, or the first of them. @returns what each came to */
export async function loadSamples(
  database: Database,
  names: readonly string[] = Object.keys(fileKinds),
): Promise<Summary[]> {
  // What is told of their rows is written beside them.
  return withFolder(async (folder) => {
    await cp(sampleFolder, folder, { recursive: true });
    const summaries: Summary[] = [];
    for (const name of names)
      summaries.push(await load(database, name, join(folder, `${name}.csv`)));
    return summaries;
  });
}

/** What the samples come to, for databases that start with it. */
export const samples: TestRecords = {
  sources: [fileURLToPath(import.meta.url), ...Object.keys(fileKinds).map(sampleFile)],
  write: (database) => loadSamples(database),
};

/** A folder for the files of one test, which goes with it. */
export async function withFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a file and loads it. */
export async function loadContent(
  database: Database,
  name: string,
  file: string,
  content: string | Uint8Array,
): Promise<Summary> {
  await writeFile(file, content);
  return load(database, name, file);
}

/** Loads rows of a kind. @returns what they came to, and the reports of those refused and doubted */
export const loadRows = (database: Database, kind: string, ...rows: readonly Fields[]) =>
  withFolder(async (folder) => {
    const file = join(folder, 'rows.csv');
    const summary = await loadContent(database, kind, file, csvOf(kind, ...rows));
    const reportOf = (notes: Notes) => readFile(reportFileOf(file, notes), 'utf8').catch(() => '');
    return { summary, report: await reportOf('refused'), doubts: await reportOf('doubted') };
  });
