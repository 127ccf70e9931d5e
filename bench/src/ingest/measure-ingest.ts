import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cleanEnvironment } from '@portal/build/clean-environment';
import type { PostgresqlDatabases } from '../data/postgresql-databases.ts';
import type { Extent } from '../extent.ts';
import { timed } from '../measure/timed.ts';
import { peakMemory } from '../server/peak-memory.ts';
import { type WrittenFile, writeFiles } from './write-files.ts';

/** What it took to load a file of invoice lines into PostgreSQL. */
export interface IngestMeasures {
  readonly lines: number;
  /** Seconds on a database without lines, and with all of them in it already. */
  readonly first: number;
  readonly again: number;
  /** The most memory of the command in megabytes; undefined where the system does not tell. */
  readonly memory: number | undefined;
}

interface Surroundings {
  readonly root: string;
  readonly extent: Extent;
  readonly report: (line: string) => void;
}

/** How often a command is asked for its memory, in milliseconds. */
const memoryStep = 250;

/** Loads files of every kind by the command, and times that of the lines. */
export async function measureIngest(
  databases: PostgresqlDatabases,
  { root, extent, report }: Surroundings,
): Promise<IngestMeasures> {
  const lines = extent.ingestedLines;
  const folder = path.join(root, '.data/bench/files', String(lines));
  report(`Writing files of ${lines} lines …`);
  const files = await writeFiles(folder, lines);
  await databases.empty('files');
  const databaseUrl = databases.urlOf('files');
  const ingest = (file: WrittenFile) => runIngest(file, { root, folder, databaseUrl });
  const last = files.at(-1);
  if (!last) throw new Error('No file was written.');
  for (const file of files.slice(0, -1)) await ingest(file);
  report('Loading the lines, and once more …');
  let memory: number | undefined;
  const first = await timed(async () => {
    memory = await ingest(last);
  });
  const again = await timed(() => ingest(last));
  return { lines, first: first / 1000, again: again / 1000, memory };
}

interface Run {
  readonly root: string;
  readonly folder: string;
  readonly databaseUrl: string | null;
}

/** @returns the most memory that the command held @throws Error when it does not end well */
async function runIngest(
  { kind, file }: WrittenFile,
  { root, folder, databaseUrl }: Run,
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
