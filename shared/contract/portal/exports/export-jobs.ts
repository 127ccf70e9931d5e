/** How far an export is that is made while nobody waits for the answer. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

/** Limits on the exports of one user that are made while nobody waits. */
export const exportJobLimits = {
  /** Exports that may wait for their turn. */
  waiting: 3,
  /** Finished exports that are kept: the last ones. */
  kept: 20,
  /** Hours for which an export is kept. */
  hours: 24,
} as const;
