import { keptReportLimits } from '@portal/contract/portal';
import { holdsRight } from '../../access/current-user.ts';
import { findUser } from '../../access/users.ts';
import type { Clock } from '../../app/clock.ts';
import { refuse } from '../../app/refusal.ts';
import type { Database } from '../../db/database.ts';
import { type JobQueue, type JobWork, RunningJobs } from '../../jobs/running-jobs.ts';
import { bindToViewer } from '../../scope/bind.ts';
import type { KeptReportContext, KeptReportKind } from './kept-report-kind.ts';
import {
  claimReport,
  type FinishedReport,
  failReport,
  interruptReports,
  type ReportJob,
  reportProgress,
  storeFinishedReport,
} from './kept-report-rows.ts';
import { readOwnDealers } from './seen-dealers.ts';

/** The making of saved copies, as calls see it. */
export interface KeptReports {
  readonly kinds: readonly KeptReportKind[];
  /** Checks for waiting reports at once. */
  wake(): void;
  /** Stops the making of a canceled report, if this process is doing it. */
  stop(id: number): void;
}

interface KeptReportsOptions {
  readonly database: Pick<Database, 'kysely' | 'kind'>;
  readonly clock: Clock;
  readonly kinds: readonly KeptReportKind[];
  readonly settings: KeptReportContext['settings'];
  readonly onProblem: (error: unknown) => void;
}

/** Makes saved copies in the background. Several processes may share a database. */
export class RunningKeptReports implements KeptReports {
  readonly kinds: readonly KeptReportKind[];
  private readonly jobs: RunningJobs<ReportJob>;

  constructor(private readonly options: KeptReportsOptions) {
    this.kinds = options.kinds;
    this.jobs = new RunningJobs(queueOf(options), options);
  }

  /**
   * Fails reports that an earlier process left unfinished, and starts checking for waiting ones. On
   * the embedded database no other process can be making one.
   */
  start(): Promise<void> {
    return this.jobs.start({ isAlone: this.options.database.kind === 'embedded' });
  }

  wake(): void {
    this.jobs.wake();
  }

  stop(id: number): void {
    this.jobs.stop(id);
  }

  /**
   * Shuts down; running reports get some time to finish, and then count as interrupted.
   *
   * @param patience in milliseconds
   */
  close(patience = 0): Promise<void> {
    return this.jobs.close(patience);
  }
}

function queueOf(options: KeptReportsOptions): JobQueue<ReportJob> {
  const { kysely } = options.database;
  const types = options.kinds.map(({ type }) => type);
  return {
    claim: (now) => claimReport(kysely, { types, now }),
    carryOut: async (job, work) =>
      storeFinishedReport(kysely, job, await makeReport(options, job, work)),
    report: (job, progress) => reportProgress(kysely, job, progress),
    fail: (job, failure) => failReport(kysely, job, failure),
    interrupt: (before) => interruptReports(kysely, before),
    // Unneeded rows are deleted by the daily cleanup.
    clear: async () => {},
  };
}

/**
 * Makes a report: its request is checked again, since rights and rows may have changed meanwhile.
 *
 * @throws Refusal that says why there is no report
 */
async function makeReport(
  { database, clock, kinds, settings }: KeptReportsOptions,
  job: ReportJob,
  { signal, onPart }: JobWork,
): Promise<FinishedReport> {
  const kind = kinds.find(({ type }) => type === job.report_type);
  const user = await findUser(database.kysely, job.user_id);
  if (!kind || !user || user.isLocked || !holdsRight(user, kind.right)) throw refuse('no_right');
  const asker = { db: bindToViewer(database.kysely, user), user, signal };
  const setting = { now: job.ordered_at, userTime: job.user_time, settings };
  const { subject, make } = await kind.resume(asker, job.request, setting);
  const madeAt = clock.now();
  const dealerIds = await readOwnDealers(asker);
  const { answer, accountIds, unitIds, inspectionIds = null } = await make(onPart);
  signal.throwIfAborted();
  const text = JSON.stringify(answer);
  if (text.length > keptReportLimits.answer) throw refuse('file_too_large');
  return {
    answer: text,
    version: kind.version,
    subject,
    accountIds,
    unitIds,
    dealerIds,
    inspectionIds,
    madeAt,
  };
}
