import type { KeptReportType } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

/** A claimed report. */
export interface ReportJob {
  readonly id: number;
  readonly report_type: KeptReportType;
  readonly user_id: number;
  readonly request: unknown;
  readonly user_time: string;
  readonly ordered_at: Date;
  /** How often the work was started, including this time. */
  readonly runs: number;
}

/** A finished report. */
export interface FinishedReport {
  /** JSON. */
  readonly answer: string;
  readonly version: number;
  readonly subject: string;
  readonly accountIds: readonly number[];
  readonly unitIds: readonly number[];
  readonly dealerIds: readonly number[] | null;
  readonly inspectionIds: readonly number[] | null;
  readonly madeAt: Date;
}

type Db = Kysely<Schema>;

/** Claims the oldest waiting report of these types, or null. */
export async function claimReport(
  db: Db,
  { types, now }: { readonly types: readonly KeptReportType[]; readonly now: Date },
): Promise<ReportJob | null> {
  const { rows } = await sql<ReportJob>`
    update kept_reports set state = 'running', done = 0, runs = runs + 1, seen_at = ${now}
    where id = (
      select id from kept_reports
      where state = 'waiting' and deleted_at is null and report_type = any (${[...types]}::text[])
      order by ordered_at, id limit 1 for update skip locked
    )
    returning id, report_type, user_id, request, user_time, ordered_at, runs`.execute(db);
  return rows[0] ?? null;
}

/** A query for the running report, unless it was given up or started again. */
const updateRunningReport = (db: Db, { id, runs }: Pick<ReportJob, 'id' | 'runs'>) =>
  db
    .updateTable('kept_reports')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('runs', '=', runs);

/**
 * Records that a report is still being made.
 *
 * @returns whether it is still wanted
 */
export async function reportProgress(
  db: Db,
  job: ReportJob,
  { now, done }: { readonly now: Date; readonly done?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateRunningReport(db, job)
    .set({ seen_at: now, ...(done !== undefined && { done }) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a report in place of its previous figures, unless it is not wanted any more. */
export async function storeFinishedReport(
  db: Db,
  job: ReportJob,
  made: FinishedReport,
): Promise<void> {
  await updateRunningReport(db, job)
    .set(({ ref }) => ({
      state: 'ready',
      done: ref('parts'),
      answer: made.answer,
      form_version: made.version,
      made_at: made.madeAt,
      subject: made.subject,
      account_ids: [...made.accountIds],
      unit_ids: [...made.unitIds],
      dealer_ids: made.dealerIds && [...made.dealerIds],
      inspection_ids: made.inspectionIds && [...made.inspectionIds],
    }))
    .execute();
}

export async function failReport(db: Db, job: ReportJob, failure: string): Promise<void> {
  await updateRunningReport(db, job).set({ state: 'failed', failure }).execute();
}

/** Fails reports on which there was no sign of work since an instant; null: all running reports. */
export async function interruptReports(db: Db, before: Date | null): Promise<void> {
  await db
    .updateTable('kept_reports')
    .set({ state: 'failed', failure: 'interrupted' })
    .where('state', '=', 'running')
    .$if(before !== null, (query) => query.where('seen_at', '<', before))
    .execute();
}
