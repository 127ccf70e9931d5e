import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { withoutStatementTimeout } from '../db/without-statement-timeout.ts';
import { checkRow } from './check-row.ts';
import { findColumns } from './csv/header.ts';
import { readRows } from './csv/read-rows.ts';
import type { FileKind, LoadTime } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';
import { type MergeCounts, mergeRows, resolveRows } from './merge-rows.ts';
import {
  type KeepPicture,
  keepPictures,
  type PictureResults,
  withPicture,
} from './pictures/keep-pictures.ts';
import { reportRows } from './row-reports.ts';
import { createStagingTables, type RefusedRow, type StagedRow, stageRows } from './staged-rows.ts';
import { type MonthSum, sumMonths } from './sum-months.ts';

/** The result of loading a file: the rows read are those added, changed, unchanged and refused. */
export interface Summary extends MergeCounts {
  readonly read: number;
  readonly refused: number;
  /** Rows that were accepted although something in them is doubtful. */
  readonly doubted: number;
  /** Sums of the accepted rows by month, if rows have amounts; otherwise empty. */
  readonly months: readonly MonthSum[];
}

export type Progress =
  | { readonly step: 'reading'; readonly rows: number }
  | { readonly step: 'waiting' | 'checking' | 'writing' | 'judging' };

/** Updates data that depends on inspections that have changed. */
export type InspectionRule = (transaction: Kysely<Schema>, ids: readonly number[]) => Promise<void>;

export interface IngestRequest {
  readonly kind: FileKind;
  readonly file: string;
  readonly now: LoadTime;
  /** The required sum of the accepted amounts; otherwise nothing is written. */
  readonly controlTotal?: string | undefined;
  readonly keepPicture: KeepPicture;
  /** Stores the findings and counts of inspections after their readings have changed. */
  readonly judge: InspectionRule;
  /** Stores whether trailers passed, after their checklists have changed. */
  readonly storeReadiness: InspectionRule;
  readonly onProgress?: (progress: Progress) => void;
}

/** Key of the lock for loading a file; arbitrary, but the same in every process. */
const ingestLock = 7_015_229;
/** Rows per batch, and rows between reports of progress. */
const batch = 5000;
const told = 10_000;

/**
 * Loads a file into the database in one transaction, so that an interrupted load leaves nothing
 * behind. Loads take turns. Refused rows are written to a report next to the file.
 *
 * @throws FileRefused when the whole file is refused; then nothing was written
 */
export async function ingestFile(
  { kysely, kind }: Database,
  request: IngestRequest,
): Promise<Summary> {
  const pictures = await keepPictures(request);
  return withoutStatementTimeout(kysely, async (connection) => {
    const summary = await connection
      .transaction()
      .execute((transaction) => ingestInto(transaction, request, pictures));
    if (summary.added + summary.changed > 0) await updateStatistics(connection, kind, request.kind);
    return summary;
  });
}

async function ingestInto(
  transaction: Kysely<Schema>,
  request: IngestRequest,
  pictures: PictureResults,
): Promise<Summary> {
  const { kind, controlTotal, judge, storeReadiness, onProgress } = request;
  await takeTurn(transaction, onProgress);
  await createStagingTables(transaction, kind);
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
  if (kind.answered) await storeReadiness(transaction, await idsOf(transaction, kind.answered));
  const refused = await reportRows(transaction, 'refused', request);
  const doubted = await reportRows(transaction, 'doubted', request);
  const months = await sumMonths(transaction, kind, controlTotal);
  return { read, ...merged, refused, doubted, months };
}

async function idsOf(transaction: Kysely<Schema>, query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(query)}`.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Waits until no other load is running, including a killed one on which the server is still
 * working.
 */
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

/**
 * Reads and checks rows while the database stores the previous ones.
 *
 * @returns the number of rows
 */
async function stageFile(
  transaction: Kysely<Schema>,
  { kind, file, now, onProgress }: IngestRequest,
  pictures: PictureResults,
): Promise<number> {
  let header: { places: ReadonlyMap<string, number>; width: number } | undefined;
  let staged: StagedRow[] = [];
  let refused: RefusedRow[] = [];
  let read = 0;
  let storing = Promise.resolve();
  for await (const { number, fields } of readRows(file, kind)) {
    if (!header) {
      header = { places: findColumns(fields, Object.keys(kind.columns)), width: fields.length };
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
      // It is awaited later; until then a failure must not count as unhandled.
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

/**
 * Updates planner statistics. The embedded database also needs a vacuum and a checkpoint, which it
 * does not run by itself.
 */
async function updateStatistics(
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
