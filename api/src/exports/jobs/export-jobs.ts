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

/** The background exports, as calls see them. */
export interface ExportJobs {
  /** All kinds of exports of all areas. */
  readonly kinds: readonly ExportKind[];
  /** The folder of their files. */
  readonly folder: string;
  /** Reports that an export is waiting. */
  wake(): void;
  /** Stops the work on a canceled export if this process is making it. */
  stop(id: number): void;
}

interface JobsOptions {
  readonly database: Pick<Database, 'kysely' | 'kind'>;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly kinds: readonly ExportKind[];
  readonly pictures: Pick<Pictures, 'read'>;
  /** Replaces the maker in tests. */
  readonly make?: MakeFile;
  readonly onProblem: (error: unknown) => void;
}

/** Makes exports in the background. Several processes may share a database and the folder. */
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
   * Marks exports that an earlier process left unfinished as failed, removes their files, and
   * starts to look for waiting exports. On the embedded database no other process can be making
   * anything.
   *
   * @throws the error that prevents creating the folder
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
   * Shuts down; running exports get some time to finish and count as interrupted after it.
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
