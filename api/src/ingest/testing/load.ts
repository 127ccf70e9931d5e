import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../db/database.ts';
import type { TestRecords } from '../../db/testing/content.ts';
import { rejudgeWithAllowance } from '../../modules/fleet-surveys/inspections/rejudge.ts';
import { storeReadiness } from '../../modules/fleet-surveys/inspections/unit-checks/checklist.ts';
import { folderStorage } from '../../pictures/storage/folder-storage.ts';
import { ingestFile, type Summary } from '../ingest-file.ts';
import { fileKinds } from '../kinds/kinds.ts';
import { createPictureKeeper } from '../pictures/picture-keeper.ts';
import { reportFileOf } from '../row-reports.ts';
import type { NoteTable } from '../staged-rows.ts';
import { loadTimeOf } from '../values/date.ts';
import { csvOf, type Fields } from './rows.ts';

/** The time at which tests load files. */
export const now = loadTimeOf(new Date('2025-07-01T12:00:00Z'));

/** kPa subtracted from pressures of hot tires before they are judged. */
export const hotAllowance = 15 * 6.89476;

const sampleFolder = fileURLToPath(new URL('../samples/', import.meta.url));

/** The sample files in docs/data-files.md. */
export const sampleFile = (kind: string): string => join(sampleFolder, `${kind}.csv`);

/** Loads a file of a kind as the command does. */
export function load(database: Database, name: string, file: string): Promise<Summary> {
  const kind = fileKinds[name];
  if (!kind) throw new Error(`There is no kind ${name}.`);
  const rules = { judge: rejudgeWithAllowance(hotAllowance), storeReadiness };
  return withFolder((folder) => {
    const keeper = createPictureKeeper(database.kysely, folderStorage(folder));
    const request = { kind, file, now, ...rules, keepPicture: keeper.keep };
    return ingestFile(database, request).finally(keeper.close);
  });
}

/**
 * Loads all samples, or only some.
 *
 * @returns the result of each
 */
export async function loadSamples(
  database: Database,
  names: readonly string[] = Object.keys(fileKinds),
): Promise<Summary[]> {
  // Works on a copy, because reports are written next to the files.
  return withFolder(async (folder) => {
    await cp(sampleFolder, folder, { recursive: true });
    const summaries: Summary[] = [];
    for (const name of names)
      summaries.push(await load(database, name, join(folder, `${name}.csv`)));
    return summaries;
  });
}

/** The content of the samples, for databases that start with it. */
export const samples: TestRecords = {
  sources: [fileURLToPath(import.meta.url), ...Object.keys(fileKinds).map(sampleFile)],
  write: (database) => loadSamples(database),
};

/** A folder for the files of one test, deleted afterward. */
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

/**
 * Loads rows of a kind.
 *
 * @returns the result, and the reports of refused and doubtful rows
 */
export const loadRows = (database: Database, kind: string, ...rows: readonly Fields[]) =>
  withFolder(async (folder) => {
    const file = join(folder, 'rows.csv');
    const summary = await loadContent(database, kind, file, csvOf(kind, ...rows));
    const reportOf = (notes: NoteTable) =>
      readFile(reportFileOf(file, notes), 'utf8').catch(() => '');
    return { summary, report: await reportOf('refused'), doubts: await reportOf('doubted') };
  });
