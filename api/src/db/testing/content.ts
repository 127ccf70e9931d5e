import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { contentHash } from '@portal/build/versions';
import type { Database } from '../database.ts';
import { type DemoRequest, loadDemo } from '../demo/load-demo.ts';
import { migrate, readMigrations } from '../migrate.ts';

/** The demo data of a day. */
export type TestDemo = Pick<DemoRequest, 'size' | 'today'>;

/** Records that several tests start from. */
export interface TestRecords {
  /** The files that they are made from, by their whole paths: what those import counts, too. */
  readonly sources: readonly [string, ...string[]];
  readonly write: (database: Database) => Promise<unknown>;
}

/** What a test database holds from the start, in the order in which it is written. */
export type TestContent = readonly (TestDemo | TestRecords)[];

const generator = fileURLToPath(new URL('../demo/load-demo.ts', import.meta.url));

const known = new Map<string, string>();

/** Names a content: another one as soon as the migrations or what writes it are others. */
export async function contentKey(content: TestContent): Promise<string> {
  const hash = createHash('sha256');
  for (const migration of await readMigrations()) hash.update(migration.name + migration.hash);
  for (const part of content)
    hash.update(
      'sources' in part
        ? sourcesHash(...part.sources)
        : `${sourcesHash(generator)} ${part.size} ${part.today}`,
    );
  return hash.digest('hex').slice(0, 16);
}

/** Sources stay as they are while tests run. */
function sourcesHash(...files: TestRecords['sources']): string {
  const found = known.get(files.join()) ?? contentHash(...files);
  known.set(files.join(), found);
  return found;
}

/** Brings an empty database to a content. */
export async function fillWith(database: Database, content: TestContent): Promise<void> {
  await migrate(database.kysely);
  for (const part of content) await writePart(database, part);
}

/** Writes what comes next. */
export async function writePart(database: Database, part: TestContent[number]): Promise<void> {
  await ('sources' in part ? part.write(database) : loadDemo(database, part));
}
