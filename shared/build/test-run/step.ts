/** What came of a step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A word on what was looked at, or why it was not. */
  readonly note?: string;
  /** What to read when something failed. */
  readonly output?: string;
}

export interface Surroundings {
  /** Folder of the workspace. */
  readonly root: string;
  /** Set when the run is given up. */
  readonly signal: AbortSignal;
}

export interface Step {
  readonly name: string;
  readonly run: (surroundings: Surroundings) => Promise<Outcome>;
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
