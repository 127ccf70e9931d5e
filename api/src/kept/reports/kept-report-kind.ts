import type { KeptReportType, Right } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { resumed } from '../../jobs/resumed.ts';
import type { Settings } from '../../settings.ts';

/** Who has a report made. */
export interface KeptReportAsker {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly signal: AbortSignal;
}

/** When it was asked for, and what the portal is set to. */
export interface KeptReportSetting {
  readonly now: Date;
  /** The reader's own time, MM/DD/YYYY HH:mm:ss; empty when it is not known. */
  readonly userTime: string;
  readonly settings: Pick<Settings, 'lossShares'>;
}

/** The rows that a report tells of: who does not see one of them any more does not see the report. */
interface ToldOf {
  readonly accountIds: readonly number[];
  readonly unitIds: readonly number[];
}

/** A report with its figures. */
export interface MadeReport extends ToldOf {
  /** As it is kept: JSON. */
  readonly answer: object;
  /** The inspections that it was made of, where its figures lead to them. */
  readonly inspectionIds?: readonly number[];
}

/** A report whose request was checked. */
interface PreparedReport extends ToldOf {
  /** Of what it is, as people call it; empty for everything that the user sees. */
  readonly subject: string;
  /** How many parts it has. */
  readonly parts: number;
  /**
   * Computes it.
   *
   * @param onPart is told how many parts are done
   * @throws Refusal `file_too_large` for more than is kept
   */
  readonly make: (onPart: (done: number) => void) => Promise<MadeReport>;
}

type Prepare<Request> = (
  asker: KeptReportAsker,
  request: Request,
  setting: KeptReportSetting,
) => Promise<PreparedReport>;

/** A report that users keep as it was made. */
export interface KeptReportKind<Request = never> {
  readonly type: KeptReportType;
  /** Asked for again when it is made. */
  readonly right: Right;
  /** The version of the form of its answers; those of another one are to be made again. */
  readonly version: number;
  /** @throws Refusal with the path of the first field that is at fault */
  readonly prepare: Prepare<Request>;
  /**
   * The same for a request that was kept as JSON.
   *
   * @throws Refusal `invalid` when another version wrote it in another form
   */
  readonly resume: Prepare<unknown>;
}

interface KindDefinition<Request extends TSchema>
  extends Omit<KeptReportKind<Static<Request>>, 'resume'> {
  readonly request: Request;
}

/** Types a kind of kept reports by the schema of its requests. */
export function defineKeptReport<Request extends TSchema>({
  request,
  ...kind
}: KindDefinition<Request>): KeptReportKind<Static<Request>> {
  return { ...kind, resume: resumed(request, kind.prepare) };
}
