import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cleanEnvironment } from '@portal/build/clean-environment';
import type { PostgresqlDatabases } from '../data/postgresql-databases.ts';
import type { Extent } from '../extent.ts';
import { timed } from '../measure/timed.ts';
import { peakMemory } from '../server/peak-memory.ts';
import { lineFiles } from './line-files.ts';
import { readingFiles } from './reading-files.ts';
import { type Content, type WrittenFile, writeFiles } from './write-files.ts';

/** Cost of loading files into PostgreSQL. */
export interface IngestMeasures {
  readonly lines: LoadTimes;
  /** Survey readings of tires. */
  readonly readings: LoadTimes;
}

/** Cost of loading one file. */
export interface LoadTimes {
  readonly rows: number;
  /** Seconds on a database without such rows, and with all of them already present. */
  readonly first: number;
  readonly again: number;
  /** Peak memory of the command in megabytes; undefined if the system does not report it. */
  readonly memory: number | undefined;
}

interface MeasureIngestOptions {
  readonly root: string;
  readonly extent: Extent;
  readonly report: (line: string) => void;
}

/** Milliseconds between samples of the command's memory. */
const memoryStep = 250;

/** Loads files of many kinds with the command, and times those of invoice lines and readings. */
export async function measureIngest(
  databases: PostgresqlDatabases,
  { root, extent, report }: MeasureIngestOptions,
): Promise<IngestMeasures> {
  const rows = extent.ingestedRows;
  const folder = path.join(root, '.data/bench/files', String(rows));
  await databases.empty('files');
  const run = { root, folder, databaseUrl: databases.urlOf('files') };
  const load = async (what: string, contents: readonly Content[]) => {
    report(`Writing files of ${rows} ${what} …`);
    const files = await writeFiles(folder, contents);
    report(`Loading them, and the ${what} once more …`);
    return { rows, ...(await loadTimes(files, run)) };
  };
  return {
    lines: await load('invoice lines', lineFiles(rows)),
    readings: await load('readings', readingFiles(rows)),
  };
}

/** Loads files, and times the last of them. */
async function loadTimes(
  files: readonly WrittenFile[],
  run: RunIngestOptions,
): Promise<Omit<LoadTimes, 'rows'>> {
  const last = files.at(-1);
  if (!last) throw new Error('No file was written.');
  for (const file of files.slice(0, -1)) await runIngest(file, run);
  let memory: number | undefined;
  const first = await timed(async () => {
    memory = await runIngest(last, run);
  });
  const again = await timed(() => runIngest(last, run));
  return { first: first / 1000, again: again / 1000, memory };
}

interface RunIngestOptions {
  readonly root: string;
  readonly folder: string;
  readonly databaseUrl: string | null;
}

/**
 * @returns the peak memory of the command
 * @throws Error when the command fails
 */
async function runIngest(
  { kind, file }: WrittenFile,
  { root, folder, databaseUrl }: RunIngestOptions,
): Promise<number | undefined> {
  const program = path.join(root, 'api/src/commands/portal.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'ingest', kind, file], {
    cwd: root,
    env: cleanEnvironment({ DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory: number | undefined;
  const watch = setInterval(async () => {
    memory = (await peakMemory(child.pid)) ?? memory;
  }, memoryStep);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`Loading ${kind} ended with ${code}.`);
  return memory;
}
