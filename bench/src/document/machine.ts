import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine on which the figures were measured. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  /** Gigabytes, of 1024³ bytes. */
  readonly memory: number;
  readonly node: string;
  /** Milliseconds of the fixed piece of work, at several times during the run. */
  readonly work: readonly number[];
}

/** @param work see {@link Machine.work} */
export const thisMachine = (work: readonly number[]): Machine => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memory: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
  work,
});
