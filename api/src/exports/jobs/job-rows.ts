import type { ExportFormat } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

/** An export claimed for making. */
export interface ExportJob {
  readonly id: number;
  readonly kind: string;
  readonly user_id: number;
  readonly format: ExportFormat;
  readonly request: unknown;
  readonly locale: string;
  readonly user_time: string;
  readonly created_at: Date;
  /** The name of its file. */
  readonly file: string;
}

type Db = Kysely<Schema>;

/** Claims the export of these kinds that has waited longest, or null. */
export async function claimJob(
  db: Db,
  { kinds, file, now }: { kinds: readonly string[]; file: string; now: Date },
): Promise<ExportJob | null> {
  const { rows } = await sql<ExportJob>`
    update generated_reports set state = 'running', file = ${file}, seen_at = ${now}
    where id = (
      select id from generated_reports
      where state = 'waiting' and kind = any (${[...kinds]}::text[])
      order by created_at, id limit 1 for update skip locked
    )
    returning id, kind, user_id, format, request, locale, user_time, created_at, file`.execute(db);
  return rows[0] ?? null;
}

const updateRunningJob = (db: Db, id: number) =>
  db.updateTable('generated_reports').where('id', '=', id).where('state', '=', 'running');

/**
 * Records that an export is still being made, and its progress.
 *
 * @returns whether the export is still needed
 */
export async function reportProgress(
  db: Db,
  id: number,
  { now, done }: { now: Date; done?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateRunningJob(db, id)
    .set({ seen_at: now, ...(done !== undefined && { done }) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if the export was canceled meanwhile, so that the file is not needed */
export async function finishJob(db: Db, id: number, size: number): Promise<boolean> {
  const { numUpdatedRows } = await updateRunningJob(db, id)
    .set(({ ref }) => ({ state: 'ready', size, done: ref('parts'), request: null }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @param failure a refusal code, `system` or `interrupted` */
export async function failJob(db: Db, id: number, failure: string): Promise<void> {
  await updateRunningJob(db, id)
    .set({ state: 'failed', failure, file: null, request: null })
    .execute();
}

/**
 * Marks the running exports as failed that were last reported before an instant; all of them for
 * null.
 */
export async function interruptJobs(db: Db, before: Date | null): Promise<void> {
  await db
    .updateTable('generated_reports')
    .set({ state: 'failed', failure: 'interrupted', file: null, request: null })
    .where('state', '=', 'running')
    .$if(before !== null, (query) => query.where('seen_at', '<', before))
    .execute();
}

export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('generated_reports').where('expires_at', '<', now).execute();
}

/** Returns the names of the files that are still needed. */
export async function wantedFiles(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('generated_reports')
    .select('file')
    .where('file', 'is not', null)
    .where('state', 'in', ['running', 'ready'])
    .execute();
  return new Set(rows.flatMap(({ file }) => file ?? []));
}
