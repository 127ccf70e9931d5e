import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { contentHash } from '@portal/build/versions';
import type { Database } from '../database.ts';
import { type DemoRequest, loadDemo } from '../demo/load-demo.ts';
import { migrate, readMigrations } from '../migrate.ts';

/** The demo data of a day. */
export type TestDemo = Pick<DemoRequest, 'size' | 'today'>;

/** Records shared by several tests. */
export interface TestRecords {
  /** Full paths of the files that create them; imports of these files are included. */
  readonly sources: readonly [string, ...string[]];
  readonly write: (database: Database) => Promise<unknown>;
}

/** The initial content of a test database, in the order of writing. */
export type TestContent = readonly (TestDemo | TestRecords)[];

const generator = fileURLToPath(new URL('../demo/load-demo.ts', import.meta.url));

const known = new Map<string, string>();

/** The key of a content, which changes with the migrations and the code that writes it. */
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

/** Cached: sources do not change while tests run. */
function sourcesHash(...files: TestRecords['sources']): string {
  const found = known.get(files.join()) ?? contentHash(...files);
  known.set(files.join(), found);
  return found;
}

/** Migrates an empty database and writes its content. */
export async function fillWith(database: Database, content: TestContent): Promise<void> {
  await migrate(database.kysely);
  for (const part of content) await writePart(database, part);
}

/** Writes one part of the content. */
export async function writePart(database: Database, part: TestContent[number]): Promise<void> {
  await ('sources' in part ? part.write(database) : loadDemo(database, part));
}
