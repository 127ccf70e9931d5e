import type { TestRequest } from './request/request.ts';

/** How long a test took, and where it stands. */
export interface TestTime {
  /** Path below the workspace. */
  readonly file: string;
  readonly name: string;
  readonly seconds: number;
}

/** What came of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A word on what was looked at, or why it was not. */
  readonly note?: string;
  /** What to read when something failed. */
  readonly output?: string;
  /** The tests that failed, as in `a.spec.ts › opens the list`. */
  readonly failures?: readonly string[];
  readonly times?: readonly TestTime[];
}

export interface Context {
  /** Folder of the workspace. */
  readonly root: string;
  /** Set when the run is given up. */
  readonly signal: AbortSignal;
  readonly request: TestRequest;
}

export interface Step {
  readonly name: string;
  readonly run: (context: Context) => Promise<Outcome>;
}

/** The outcome of a step that is one check: it holds or it does not. */
export const check = (holds: boolean, words: Pick<Outcome, 'note' | 'output'> = {}): Outcome => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
  ...words,
});

/** The outcome of a step that cannot be taken here. */
export const skipped = (reason: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  note: reason,
});

/** The outcome of a step that has nothing to do with what was asked for. */
export const notAskedFor: Outcome = { passed: 0, failed: 0, skipped: 0 };
