import type { TestRequest } from './request/request.ts';

/** The duration of a test, and its file. */
export interface TestTime {
  /** Path below the workspace. */
  readonly file: string;
  readonly name: string;
  readonly seconds: number;
}

/** The result of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A short note on what was checked, or why it was not. */
  readonly note?: string;
  /** The output to read after a failure. */
  readonly output?: string;
  /** The failed tests, as in `a.spec.ts › opens the list`. */
  readonly failures?: readonly string[];
  readonly times?: readonly TestTime[];
}

export interface Context {
  /** Folder of the workspace. */
  readonly root: string;
  /** Aborted when the run is canceled. */
  readonly signal: AbortSignal;
  readonly request: TestRequest;
}

export interface Step {
  readonly name: string;
  readonly run: (context: Context) => Promise<Outcome>;
}

/** Returns the outcome of a step that is a single check. */
export const check = (holds: boolean, words: Pick<Outcome, 'note' | 'output'> = {}): Outcome => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
  ...words,
});

/** Returns the outcome of a step that cannot run on this machine. */
export const skipped = (reason: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  note: reason,
});

/** The outcome of a step that the request does not include. */
export const notRequested: Outcome = { passed: 0, failed: 0, skipped: 0 };
