import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../app/clock.ts';
import { Refusal } from '../app/refusal.ts';

/** The signal and callback for the work on a job. */
export interface JobWork {
  /** Fires when the job is not wanted any more, or the API shuts down. */
  readonly signal: AbortSignal;
  /** Reports the number of finished parts. */
  readonly onPart: (done: number) => void;
}

/** A queue of jobs in a table, and the work on them. */
export interface JobQueue<Job> {
  /** Claims the oldest waiting job, or null. */
  claim(now: Date): Promise<Job | null>;
  /** Does a job and stores its result, unless it is not wanted any more. */
  carryOut(job: Job, work: JobWork): Promise<void>;
  /**
   * Reports that a job is still being worked on, and its progress.
   *
   * @returns whether it is still wanted
   */
  report(job: Job, progress: { readonly now: Date; readonly done?: number }): Promise<boolean>;
  /** @param failure a refusal's code, `system` or `interrupted` */
  fail(job: Job, failure: string): Promise<void>;
  /** Fails running jobs that have not been reported since an instant; null: all running jobs. */
  interrupt(before: Date | null): Promise<void>;
  /** Deletes data that is not needed any more. */
  clear(now: Date): Promise<void>;
}

interface JobsOptions {
  readonly clock: Clock;
  readonly onProblem: (error: unknown) => void;
}

/** Maximum number of a queue's jobs that one process does at the same time. */
const mostAtOnce = 2;
/** Milliseconds between checks for waiting jobs, since other processes accept orders too. */
const lookEvery = 5000;
/** Milliseconds between two reports on a job, and without a report until it counts as failed. */
const [signEvery, silentFor] = [5000, 60_000];
/** Number of checks between two cleanups. */
const clearEvery = 12;

interface RunningJob {
  readonly id: number;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/**
 * Does the jobs of a queue in the order in which they were requested, a few at a time. Several
 * processes may share a queue.
 */
export class RunningJobs<Job extends { readonly id: number }> {
  private readonly running = new Set<RunningJob>();
  private turn: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly queue: JobQueue<Job>,
    private readonly options: JobsOptions,
  ) {}

  /**
   * Fails jobs that an earlier process left unfinished, and starts checking for waiting jobs.
   *
   * @param isAlone whether no other process can be working on a job
   */
  async start({ isAlone }: { readonly isAlone: boolean }): Promise<void> {
    if (isAlone) await this.queue.interrupt(null);
    await this.clear();
    let looks = 0;
    this.timer = setInterval(() => {
      looks += 1;
      this.wake();
      if (looks % clearEvery === 0) this.clear().catch(this.options.onProblem);
    }, lookEvery).unref();
    this.wake();
  }

  /** Checks for waiting jobs at once. */
  wake(): void {
    this.turn = this.turn.then(() => this.takeMore()).catch(this.options.onProblem);
  }

  /** Stops the work on a canceled job, if this process is doing it. */
  stop(id: number): void {
    for (const each of this.running) {
      if (each.id === id) each.stop.abort(new Error('The job was cancelled.'));
    }
  }

  /**
   * Shuts down; running jobs get some time to finish, and then count as interrupted.
   *
   * @param patience in milliseconds
   */
  async close(patience = 0): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.turn;
    const present = [...this.running];
    const allEnded = Promise.all(present.map(({ ended }) => ended));
    await Promise.race([allEnded, wait(patience, undefined, { ref: false })]);
    for (const { stop } of present) stop.abort(new Error('The API ends.'));
    await allEnded;
  }

  private async takeMore(): Promise<void> {
    while (!this.isClosed && this.running.size < mostAtOnce) {
      const job = await this.queue.claim(this.options.clock.now());
      if (!job) return;
      const stop = new AbortController();
      const ended = this.run(job, stop)
        .catch(this.options.onProblem)
        .finally(() => {
          this.running.delete(entry);
          this.wake();
        });
      const entry = { id: job.id, stop, ended };
      this.running.add(entry);
    }
  }

  private async run(job: Job, stop: AbortController): Promise<void> {
    const signs = setInterval(() => this.report(job, stop), signEvery).unref();
    const onPart = (done: number) => this.report(job, stop, done);
    try {
      await this.queue.carryOut(job, { signal: stop.signal, onPart });
    } catch (error) {
      const code = this.isClosed ? 'interrupted' : error instanceof Refusal ? error.code : 'system';
      if (code === 'system' && !stop.signal.aborted) this.options.onProblem(error);
      // Has no effect on a canceled job, which already has its final state.
      await this.queue.fail(job, code);
    } finally {
      clearInterval(signs);
    }
  }

  /** Reports a job's progress, and stops the job if it is not wanted any more. */
  private report(job: Job, stop: AbortController, done?: number): void {
    const progress = { now: this.options.clock.now(), ...(done !== undefined && { done }) };
    this.queue
      .report(job, progress)
      .then(
        (isWanted) => isWanted || stop.abort(new Error('The job was cancelled.')),
        this.options.onProblem,
      );
  }

  private async clear(): Promise<void> {
    const now = this.options.clock.now();
    await this.queue.interrupt(new Date(now.getTime() - silentFor));
    await this.queue.clear(now);
  }
}
