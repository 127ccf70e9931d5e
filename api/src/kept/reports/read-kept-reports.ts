import type { KeptReport } from '@portal/contract/portal';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { QueryContext } from '../../scope/find-account.ts';
import type { KeptReportKind } from './kept-report-kind.ts';
import { isClosedTo } from './seen-dealers.ts';

interface StoredReport
  extends Pick<KeptReport, 'id' | 'report_type' | 'is_closed' | 'state' | 'done' | 'failure'> {
  readonly name: string;
  readonly subject: string;
  readonly parts: number;
  readonly form_version: number;
  readonly created_at: Date;
  readonly made_at: Date | null;
}

/** The properties of a kind by which its reports are found. */
type ReadKind = Pick<KeptReportKind, 'type' | 'version'>;

const columns = ({ user }: QueryContext) => sql`
  k.id, k.report_type, k.name, k.subject, k.state, k.done, k.parts, k.failure, k.form_version,
  k.created_at, k.made_at, ${isClosedTo(user)} as is_closed`;

/** Reads the user's own reports of a kind, newest first. */
export async function readKeptReports(asking: QueryContext, kind: ReadKind): Promise<KeptReport[]> {
  const { rows } = await sql<StoredReport>`
    select ${columns(asking)} from kept_reports k
    where k.report_type = ${kind.type} and k.deleted_at is null
    order by k.created_at desc, k.id desc`.execute(asking.db);
  return rows.map(rowOf(kind));
}

/**
 * Reads one of the user's own reports, even if deleted.
 *
 * @throws Refusal `unknown_value`
 */
export async function readKeptReport(
  asking: QueryContext,
  kind: ReadKind,
  id: number,
): Promise<KeptReport> {
  return rowOf(kind)(await readStored<StoredReport>(asking, kind, { id, more: sql`` }));
}

/** A report with its request and its stored figures. */
export interface OpenedReport {
  readonly kept: KeptReport;
  readonly request: unknown;
  readonly answer: unknown;
  readonly madeAt: Date;
}

/**
 * Opens one of the user's own reports.
 *
 * @throws Refusal `unknown_value` at `id`, also for one that is closed, deleted or without figures
 */
export async function openKeptReport(
  asking: QueryContext,
  kind: ReadKind,
  id: number,
): Promise<OpenedReport> {
  const stored = await readStored<StoredReport & Pick<OpenedReport, 'request' | 'answer'>>(
    asking,
    kind,
    { id, more: sql`, k.request, k.answer`, isPresent: true },
  );
  const kept = rowOf(kind)(stored);
  const { request, answer, made_at: madeAt } = stored;
  if (kept.is_closed || kept.date_made === null || madeAt === null)
    throw refuse('unknown_value', 'id');
  return { kept, request, answer, madeAt };
}

async function readStored<Row>(
  asking: QueryContext,
  { type }: ReadKind,
  {
    id,
    more,
    isPresent = false,
  }: { readonly id: number; readonly more: RawBuilder<unknown>; readonly isPresent?: boolean },
): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${columns(asking)} ${more} from kept_reports k
    where k.id = ${id} and k.report_type = ${type}
      and ${isPresent ? sql`k.deleted_at is null` : sql`true`}`.execute(asking.db);
  const [stored] = rows;
  if (!stored) throw refuse('unknown_value', 'id');
  return stored;
}

/**
 * Converts a report for the wire. One made by another version in another form counts as not made.
 */
const rowOf =
  ({ version }: ReadKind) =>
  (stored: StoredReport): KeptReport => {
    const isOutdated = stored.made_at !== null && stored.form_version !== version;
    const { state, failure } = stored;
    return {
      id: stored.id,
      report_type: stored.report_type,
      report_name: stored.name,
      subject_name: stored.is_closed ? null : stored.subject,
      is_closed: stored.is_closed,
      ...(isOutdated && state === 'ready'
        ? { state: 'failed', failure: 'outdated' }
        : { state, failure }),
      done: stored.done,
      of: stored.parts,
      date_created: stored.created_at.toISOString(),
      date_made: isOutdated ? null : (stored.made_at?.toISOString() ?? null),
    };
  };
