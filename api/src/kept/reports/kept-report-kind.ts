import type { KeptReportType, Right } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { prepareStoredRequest } from '../../jobs/prepare-stored-request.ts';
import type { Settings } from '../../settings.ts';

/** The user for whom a report is made. */
export interface KeptReportRequester {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly signal: AbortSignal;
}

/** When the report was requested, and settings of the portal. */
export interface KeptReportContext {
  readonly now: Date;
  /** The reader's local time, MM/DD/YYYY HH:mm:ss; empty if unknown. */
  readonly userTime: string;
  readonly settings: Pick<Settings, 'lossShares'>;
}

/**
 * The rows that a report covers: a user who may no longer see one of them may not see the report.
 */
interface ReportScope {
  readonly accountIds: readonly number[];
  readonly unitIds: readonly number[];
}

/** A report with its figures. */
export interface MadeReport extends ReportScope {
  /** The answer as stored, in JSON. */
  readonly answer: object;
  /** The inspections on which it is based, if its figures link to them. */
  readonly inspectionIds?: readonly number[];
}

/** A report whose request has been checked. */
interface PreparedReport extends ReportScope {
  /** The name of what it covers; empty for everything that the user sees. */
  readonly subject: string;
  readonly parts: number;
  /**
   * Computes it.
   *
   * @param onPart receives the number of finished parts
   * @throws Refusal `file_too_large` when it is too large to store
   */
  readonly make: (onPart: (done: number) => void) => Promise<MadeReport>;
}

type ReportPreparer<Request> = (
  asker: KeptReportRequester,
  request: Request,
  setting: KeptReportContext,
) => Promise<PreparedReport>;

/** A type of report that users can store as saved copies. */
export interface KeptReportKind<Request = never> {
  readonly type: KeptReportType;
  /** Checked again when the report is made. */
  readonly right: Right;
  /** The version of the form of its answers; reports in another version must be made again. */
  readonly version: number;
  /** @throws Refusal with the path of the first field at fault */
  readonly prepare: ReportPreparer<Request>;
  /**
   * The same for a request stored as JSON.
   *
   * @throws Refusal `invalid` when another version stored it in another form
   */
  readonly resume: ReportPreparer<unknown>;
}

interface KindDefinition<Request extends TSchema>
  extends Omit<KeptReportKind<Static<Request>>, 'resume'> {
  readonly request: Request;
}

/** Types a kind of saved copy by the schema of its requests. */
export function defineKeptReport<Request extends TSchema>({
  request,
  ...kind
}: KindDefinition<Request>): KeptReportKind<Static<Request>> {
  return { ...kind, resume: prepareStoredRequest(request, kind.prepare) };
}
