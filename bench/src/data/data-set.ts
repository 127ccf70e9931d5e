import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { timed } from '../measure/timed.ts';
import { type ApiSettings, startApi } from '../server/api-process.ts';
import { type DatabasePlace, type DataFacts, readFacts } from './data-facts.ts';
import { dataFingerprint } from './fingerprint.ts';

export type DemoSize = ApiSettings['demoSize'];

/** Demo data of one size on one database. */
export interface DataSet extends DatabasePlace {
  readonly size: DemoSize;
  readonly facts: DataFacts;
  /** Seconds from the start of an API on an empty database until it was ready. */
  readonly madeIn: number;
}

/** Name of a database: the size of its demo data, or `files` if it is loaded from files. */
export type DatabaseName = DemoSize | 'files';

/** The databases of one kind: their locations, and how to empty them. */
export interface Databases {
  /** Folder in which the data persist between runs. */
  readonly folder: string;
  urlOf(name: DatabaseName): string | null;
  empty(name: DatabaseName): Promise<void>;
}

interface Request {
  /** Workspace root. */
  readonly root: string;
  readonly databases: Databases;
  readonly size: DemoSize;
  /** Creates the data again even if they exist. */
  readonly fresh: boolean;
  readonly report: (line: string) => void;
}

interface Mark {
  readonly fingerprint: string;
  readonly madeIn: number;
}

/** Returns the demo data created by an earlier run with the same code, or creates them. */
export async function dataSet({ root, databases, size, fresh, report }: Request): Promise<DataSet> {
  const dataDir = path.join(databases.folder, size);
  const markFile = path.join(dataDir, 'made.json');
  const place = { dataDir, databaseUrl: databases.urlOf(size) };
  const fingerprint = await dataFingerprint(root);
  let mark = fresh ? undefined : await readMark(markFile);
  if (mark?.fingerprint !== fingerprint) {
    report(`Making ${size} data in ${path.relative(root, dataDir)} …`);
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    await databases.empty(size);
    const took = await timed(async () => {
      const api = await startApi({ root, ...place, demoSize: size });
      await api.stop();
    });
    mark = { fingerprint, madeIn: took / 1000 };
    await writeFile(markFile, JSON.stringify(mark));
  }
  report(`Counting ${size} data in ${path.relative(root, dataDir)} …`);
  return { ...place, size, facts: await readFacts(place), madeIn: mark.madeIn };
}

async function readMark(file: string): Promise<Mark | undefined> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}
