import { availableParallelism, cpus, totalmem } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  /** Gigabytes, of 1024³ bytes. */
  readonly memory: number;
  readonly node: string;
}

export const thisMachine = (): Machine => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memory: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
});
