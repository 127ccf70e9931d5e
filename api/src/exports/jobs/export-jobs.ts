import { randomUUID } from 'node:crypto';
import type { Clock } from '../../app/clock.ts';
import type { Database } from '../../db/database.ts';
import { type JobQueue, RunningJobs } from '../../jobs/running-jobs.ts';
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

/** Makes exports while nobody waits. Several processes may share a database and the folder. */
export class RunningExportJobs implements ExportJobs {
  readonly folder: string;
  readonly kinds: readonly ExportKind[];
  private readonly jobs: RunningJobs<ExportJob>;

  constructor(private readonly options: JobsOptions) {
    this.folder = exportsFolder(options.dataDir);
    this.kinds = options.kinds;
    this.jobs = new RunningJobs(queueOf(this.folder, options), options);
  }

  /**
   * Fails what a process before has left half-made, removes its files, and begins to look at what
   * waits. On the embedded database no other process can be making anything.
   *
   * @throws what stands in the way of its folder
   */
  async start(): Promise<void> {
    await makeExportsFolder(this.folder);
    await this.jobs.start({ isAlone: this.options.database.kind === 'embedded' });
  }

  wake(): void {
    this.jobs.wake();
  }

  stop(id: number): void {
    this.jobs.stop(id);
  }

  /**
   * Ends; what is being made gets some time to be finished, and counts as interrupted after it.
   *
   * @param patience in milliseconds
   */
  close(patience = 0): Promise<void> {
    return this.jobs.close(patience);
  }
}

function queueOf(folder: string, options: JobsOptions): JobQueue<ExportJob> {
  const { kinds, pictures } = options;
  const { kysely } = options.database;
  const { make = makeFile({ unscoped: kysely, pictures, kinds }) } = options;
  const names = kinds.map(({ name }) => name);
  return {
    claim: (now) => claimJob(kysely, { kinds: names, file: randomUUID(), now }),
    async carryOut(job, { signal, onPart }) {
      const size = await writeJobFile(folder, job.file, (out) =>
        make(job, { out, signal, onSection: onPart }),
      );
      const isWanted = await finishJob(kysely, job.id, size);
      if (!isWanted) await removeJobFile(folder, job.file);
    },
    report: ({ id }, progress) => reportProgress(kysely, id, progress),
    fail: ({ id }, failure) => failJob(kysely, id, failure),
    interrupt: (before) => interruptJobs(kysely, before),
    async clear(now) {
      await forgetExpired(kysely, now);
      await removeStrayFiles(folder, () => wantedFiles(kysely));
    },
  };
}
