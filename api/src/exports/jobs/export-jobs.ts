import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../app/clock.ts';
import { Refusal } from '../../app/refusal.ts';
import type { Database } from '../../db/database.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { ExportKind } from '../export-kind.ts';
import {
  exportsFolder,
  makeExportsFolder,
  removeJobFile,
  removeStrayFiles,
  writeJobFile,
} from './job-files.ts';
import {
  claimJob,
  type ExportJob,
  failJob,
  finishJob,
  forgetExpired,
  interruptJobs,
  reportProgress,
  wantedFiles,
} from './job-rows.ts';
import { type MakeFile, makeFile } from './make-file.ts';

/** What calls see of the exports that are made while nobody waits. */
export interface ExportJobs {
  /** Everything that areas export. */
  readonly kinds: readonly ExportKind[];
  /** Where their files lie. */
  readonly folder: string;
  /** Something waits. */
  wake(): void;
  /** Stops the work on an export that was cancelled, if it is this process that makes it. */
  stop(id: number): void;
}

interface JobsOptions {
  readonly database: Pick<Database, 'kysely' | 'kind'>;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly kinds: readonly ExportKind[];
  readonly pictures: Pick<Pictures, 'read'>;
  /** Another maker, for tests. */
  readonly make?: MakeFile;
  readonly onProblem: (error: unknown) => void;
}

/** Exports that one process makes at the same time. */
const mostAtOnce = 2;
/** Milliseconds between two looks at what waits, since other processes take orders too. */
const lookEvery = 5000;
/** Milliseconds between two signs of life, and after how many without one an export is given up. */
const [signEvery, silentFor] = [5000, 60_000];
/** Looks between two clearances. */
const clearEvery = 12;

/**
 * Makes exports one after another, a few at once, in the order in which they were asked for. Several
 * processes may share a database and the folder.
 */
export class RunningExportJobs implements ExportJobs {
  readonly folder: string;
  readonly kinds: readonly ExportKind[];
  private readonly make: MakeFile;
  private readonly running = new Map<number, { stop: AbortController; ended: Promise<void> }>();
  private turn: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: JobsOptions) {
    const { dataDir, kinds, database, pictures } = options;
    const { make = makeFile({ unscoped: database.kysely, pictures, kinds }) } = options;
    this.folder = exportsFolder(dataDir);
    this.kinds = kinds;
    this.make = make;
  }

  /**
   * Fails what a process before has left half-made, removes its files, and begins to look at what
   * waits. On the embedded database no other process can be making anything.
   *
   * @throws what stands in the way of its folder
   */
  async start(): Promise<void> {
    await makeExportsFolder(this.folder);
    const { kysely, kind } = this.options.database;
    if (kind === 'embedded') await interruptJobs(kysely, null);
    await this.clear();
    let looks = 0;
    this.timer = setInterval(() => {
      looks += 1;
      this.wake();
      if (looks % clearEvery === 0) this.clear().catch(this.options.onProblem);
    }, lookEvery).unref();
    this.wake();
  }

  wake(): void {
    this.turn = this.turn.then(() => this.takeMore()).catch(this.options.onProblem);
  }

  stop(id: number): void {
    this.running.get(id)?.stop.abort(new Error('The export was cancelled.'));
  }

  /**
   * Ends; what is being made gets some time to be finished, and counts as interrupted after it.
   *
   * @param patience in milliseconds
   */
  async close(patience = 0): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.turn;
    const present = [...this.running.values()];
    const allEnded = Promise.all(present.map(({ ended }) => ended));
    await Promise.race([allEnded, wait(patience, undefined, { ref: false })]);
    for (const { stop } of present) stop.abort(new Error('The API ends.'));
    await allEnded;
  }

  private async takeMore(): Promise<void> {
    const { database, clock } = this.options;
    while (!this.isClosed && this.running.size < mostAtOnce) {
      const kinds = this.kinds.map(({ name }) => name);
      const now = clock.now();
      const job = await claimJob(database.kysely, { kinds, file: randomUUID(), now });
      if (!job) return;
      const stop = new AbortController();
      const ended = this.run(job, stop.signal)
        .catch(this.options.onProblem)
        .finally(() => {
          this.running.delete(job.id);
          this.wake();
        });
      this.running.set(job.id, { stop, ended });
    }
  }

  private async run(job: ExportJob, signal: AbortSignal): Promise<void> {
    const { database } = this.options;
    const signs = setInterval(() => this.tell(job.id), signEvery).unref();
    try {
      const size = await writeJobFile(this.folder, job.file, (out) =>
        this.make(job, { out, signal, onSection: (done) => this.tell(job.id, done) }),
      );
      const isWanted = await finishJob(database.kysely, job.id, size);
      if (!isWanted) await removeJobFile(this.folder, job.file);
    } catch (error) {
      await this.fail(job, error);
    } finally {
      clearInterval(signs);
    }
  }

  /** One that was cancelled says so already, and stays as it is. */
  private async fail({ id }: ExportJob, error: unknown): Promise<void> {
    const { database, onProblem } = this.options;
    const isStopped = this.running.get(id)?.stop.signal.aborted;
    const code = this.isClosed ? 'interrupted' : error instanceof Refusal ? error.code : 'system';
    if (code === 'system' && !isStopped) onProblem(error);
    await failJob(database.kysely, id, code);
  }

  /** Tells how far an export is, and hears whether it is still wanted. */
  private tell(id: number, done?: number): void {
    const { database, clock, onProblem } = this.options;
    reportProgress(database.kysely, id, {
      now: clock.now(),
      ...(done !== undefined && { done }),
    }).then((isWanted) => isWanted || this.stop(id), onProblem);
  }

  private async clear(): Promise<void> {
    const { database, clock } = this.options;
    const { kysely } = database;
    const now = clock.now();
    await interruptJobs(kysely, new Date(now.getTime() - silentFor));
    await forgetExpired(kysely, now);
    await removeStrayFiles(this.folder, () => wantedFiles(kysely));
  }
}
