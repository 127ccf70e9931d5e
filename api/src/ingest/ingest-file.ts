import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { unhurried } from '../db/unhurried.ts';
import { checkRow } from './check-row.ts';
import { placesOf } from './csv/header.ts';
import { readRows } from './csv/read-rows.ts';
import type { FileKind, Now } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';
import { type Merged, mergeRows, resolveRows } from './merge-rows.ts';
import {
  type KeepPicture,
  type KeptPictures,
  keepPictures,
  withPicture,
} from './pictures/keep-pictures.ts';
import { reportRows } from './row-reports.ts';
import { makeStage, type RefusedRow, type StagedRow, stageRows } from './staged-rows.ts';
import { type MonthSum, sumMonths } from './sum-months.ts';

/** What a file came to: rows read are those added, changed, unchanged and refused. */
export interface Summary extends Merged {
  readonly read: number;
  readonly refused: number;
  /** Rows that were taken although something in them is out of order. */
  readonly doubted: number;
  /** What came in by month, where rows have amounts; nothing where they have none. */
  readonly months: readonly MonthSum[];
}

export type Progress =
  | { readonly step: 'reading'; readonly rows: number }
  | { readonly step: 'waiting' | 'checking' | 'writing' | 'judging' };

/** Writes what follows of inspections that have changed. */
export type InspectionRule = (transaction: Kysely<Schema>, ids: readonly number[]) => Promise<void>;

export interface IngestRequest {
  readonly kind: FileKind;
  readonly file: string;
  readonly now: Now;
  /** What the amounts that come in add up to, or nothing is written. */
  readonly controlTotal?: string | undefined;
  readonly keepPicture: KeepPicture;
  /** Writes what inspections find, and their counts, after their readings have changed. */
  readonly judge: InspectionRule;
  /** Writes whether trailers passed, after their checklists have changed. */
  readonly keepReadiness: InspectionRule;
  readonly onProgress?: (progress: Progress) => void;
}

/** Any number, the same in every process: who holds it loads a file. */
const ingestLock = 7_015_229;
/** Rows that travel together, and after how many the progress is told. */
const batch = 5000;
const told = 10_000;

/**
 * Loads a file into the database in one transaction, so that one that was cut short leaves nothing
 * behind. Loads take turns. Rows that cannot be taken are written to a report beside the file.
 *
 * @throws FileRefused when the file as a whole cannot be taken; nothing was written then
 */
export async function ingestFile(
  { kysely, kind }: Database,
  request: IngestRequest,
): Promise<Summary> {
  const pictures = await keepPictures(request);
  return unhurried(kysely, async (connection) => {
    const summary = await connection
      .transaction()
      .execute((transaction) => ingestInto(transaction, request, pictures));
    if (summary.added + summary.changed > 0) await settle(connection, kind, request.kind);
    return summary;
  });
}

async function ingestInto(
  transaction: Kysely<Schema>,
  request: IngestRequest,
  pictures: KeptPictures,
): Promise<Summary> {
  const { kind, controlTotal, judge, keepReadiness, onProgress } = request;
  await takeTurn(transaction, onProgress);
  await makeStage(transaction, kind);
  const read = await stageFile(transaction, request, pictures);
  onProgress?.({ step: 'checking' });
  await resolveRows(transaction, kind);
  onProgress?.({ step: 'writing' });
  const merged = await mergeRows(transaction, kind);
  if (kind.judged) {
    const ids = await idsOf(transaction, kind.judged);
    onProgress?.({ step: 'judging' });
    await judge(transaction, ids);
  }
  if (kind.answered) await keepReadiness(transaction, await idsOf(transaction, kind.answered));
  const refused = await reportRows(transaction, 'refused', request);
  const doubted = await reportRows(transaction, 'doubted', request);
  const months = await sumMonths(transaction, kind, controlTotal);
  return { read, ...merged, refused, doubted, months };
}

async function idsOf(transaction: Kysely<Schema>, query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(query)}`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Waits until no other load is under way, a killed one included that the server still works on. */
async function takeTurn(
  transaction: Kysely<Schema>,
  onProgress: IngestRequest['onProgress'],
): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${ingestLock}) as taken`.execute(transaction);
  if (rows[0]?.taken) return;
  onProgress?.({ step: 'waiting' });
  await sql`select pg_advisory_xact_lock(${ingestLock})`.execute(transaction);
}

/** Reads and checks rows while the database takes those before them. @returns how many there are */
async function stageFile(
  transaction: Kysely<Schema>,
  { kind, file, now, onProgress }: IngestRequest,
  pictures: KeptPictures,
): Promise<number> {
  let header: { places: ReadonlyMap<string, number>; width: number } | undefined;
  let staged: StagedRow[] = [];
  let refused: RefusedRow[] = [];
  let read = 0;
  let storing = Promise.resolve();
  for await (const { number, fields } of readRows(file, kind)) {
    if (!header) {
      header = { places: placesOf(fields, Object.keys(kind.columns)), width: fields.length };
      continue;
    }
    read += 1;
    const written = checkRow(kind, header.places, header.width, fields, now);
    const checked = withPicture(written, kind, pictures);
    if ('row' in checked) staged.push({ number, ...checked });
    else refused.push({ number, faults: checked.faults });
    if (staged.length + refused.length >= batch) {
      await storing;
      storing = stageRows(transaction, staged, refused);
      // It is awaited later, and must not count as unheard until then.
      storing.catch(() => {});
      [staged, refused] = [[], []];
    }
    if (read % told === 0) onProgress?.({ step: 'reading', rows: read });
  }
  await storing;
  if (!header) throw new FileRefused('The file is empty: not even a header is there.');
  await stageRows(transaction, staged, refused);
  return read;
}

/** Tells the planner what came. The embedded database has nobody else who tidies and writes out. */
async function settle(
  connection: Kysely<Schema>,
  database: Database['kind'],
  { table }: FileKind,
): Promise<void> {
  if (database === 'postgresql') await sql`analyze ${sql.table(table)}`.execute(connection);
  else {
    await sql`vacuum (analyze)`.execute(connection);
    await sql`checkpoint`.execute(connection);
  }
}
