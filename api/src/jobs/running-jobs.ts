import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../app/clock.ts';
import { Refusal } from '../app/refusal.ts';

/** What the work on a job is told and tells. */
export interface JobWork {
  /** Fires when nobody wants it any more, or the API ends. */
  readonly signal: AbortSignal;
  /** Tells how many parts are done. */
  readonly onPart: (done: number) => void;
}

/** Jobs that wait in a table, and the work on them. */
export interface JobQueue<Job> {
  /** Claims the job that has waited longest, or null. */
  claim(now: Date): Promise<Job | null>;
  /** Does a job and keeps what comes of it, unless nobody wants that any more. */
  carryOut(job: Job, work: JobWork): Promise<void>;
  /**
   * Says that a job is still worked on, and how far it is.
   *
   * @returns whether it is still wanted
   */
  report(job: Job, progress: { readonly now: Date; readonly done?: number }): Promise<boolean>;
  /** @param failure a code of refusals, `system` or `interrupted` */
  fail(job: Job, failure: string): Promise<void>;
  /** Fails what nobody has said to be working on since an instant; null: whatever is worked on. */
  interrupt(before: Date | null): Promise<void>;
  /** Clears away what nobody needs any more. */
  clear(now: Date): Promise<void>;
}

interface JobsOptions {
  readonly clock: Clock;
  readonly onProblem: (error: unknown) => void;
}

/** Jobs of a queue that one process does at the same time. */
const mostAtOnce = 2;
/** Milliseconds between two looks at what waits, since other processes take orders too. */
const lookEvery = 5000;
/** Milliseconds between two signs of life, and after how many without one a job is given up. */
const [signEvery, silentFor] = [5000, 60_000];
/** Looks between two clearances. */
const clearEvery = 12;

interface Running {
  readonly id: number;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/**
 * Does the jobs of a queue one after another, a few at once, in the order in which they were asked for.
 * Several processes may share a queue.
 */
export class RunningJobs<Job extends { readonly id: number }> {
  private readonly running = new Set<Running>();
  private turn: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly queue: JobQueue<Job>,
    private readonly options: JobsOptions,
  ) {}

  /**
   * Fails what a process before has left half-done, and begins to look at what waits.
   *
   * @param isAlone whether no other process can be working on anything
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

  /** Something waits. */
  wake(): void {
    this.turn = this.turn.then(() => this.takeMore()).catch(this.options.onProblem);
  }

  /** Stops the work on a job that was cancelled, if it is this process that does it. */
  stop(id: number): void {
    for (const each of this.running) {
      if (each.id === id) each.stop.abort(new Error('The job was cancelled.'));
    }
  }

  /**
   * Ends; what is being done gets some time to be finished, and counts as interrupted after it.
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
      // One that was cancelled says so already, and stays as it is.
      await this.queue.fail(job, code);
    } finally {
      clearInterval(signs);
    }
  }

  /** Tells how far a job is, and hears whether it is still wanted. */
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
